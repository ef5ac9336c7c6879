CREATE TABLE "file_pending_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_pending_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"store_key" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"reason" text NOT NULL,
	"restored_from" integer,
	"returned_reason" text,
	CONSTRAINT "file_pending_versions_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "file_versions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "file_versions" ADD COLUMN "restored_from" integer;--> statement-breakpoint
ALTER TABLE "file_versions" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "file_versions" ADD COLUMN "approved_at" timestamp (6) with time zone;