CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"channel" text NOT NULL,
	"lang" text NOT NULL,
	"code_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone,
	"killed_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"lang" text NOT NULL,
	"proved_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"about" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"lang" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"ended_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE INDEX "codes_username" ON "codes" USING btree ("username","created_at");--> statement-breakpoint
CREATE INDEX "codes_address" ON "codes" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "codes_created" ON "codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_tokens_expires" ON "contact_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wrong_codes_username" ON "wrong_codes" USING btree ("username","at");--> statement-breakpoint
CREATE INDEX "messages_about" ON "messages" USING btree ("about");--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("state","created_at");