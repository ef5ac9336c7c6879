CREATE TABLE "audit_sentences" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_sentences_words" ON "audit_sentences" USING gin (to_tsvector('simple', "text"));