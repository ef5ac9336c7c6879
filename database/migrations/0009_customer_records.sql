CREATE TABLE "kyc_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"placed_by" text NOT NULL,
	"placed_at" timestamp (6) with time zone NOT NULL,
	"end_request" uuid,
	"end_reason" text,
	"end_asked_by" text,
	"end_asked_at" timestamp (6) with time zone,
	"ended_by" text,
	"ended_at" timestamp (6) with time zone
);
--> statement-breakpoint
ALTER TABLE "kyc_submissions" ADD COLUMN "resent_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "possible_spam" boolean;--> statement-breakpoint
CREATE INDEX "kyc_holds_submission" ON "kyc_holds" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "kyc_holds_request" ON "kyc_holds" USING btree ("end_request");--> statement-breakpoint
CREATE INDEX "messages_template" ON "messages" USING btree ("template","created_at");--> statement-breakpoint
UPDATE "revisions" SET "body" = ("body" - 'status') || (CASE "body" ->> 'status'
	WHEN 'in_hand' THEN '{"status": "open", "possible_spam": false}'
	WHEN 'done' THEN '{"status": "closed", "outcome": "other", "possible_spam": false}'
	WHEN 'possible_spam' THEN '{"status": "received", "possible_spam": true}'
	ELSE '{"status": "received", "possible_spam": false}' END)::jsonb WHERE "collection" = 'leads';--> statement-breakpoint
UPDATE "leads" SET "possible_spam" = coalesce("status" = 'possible_spam', false), "status" = CASE "status"
	WHEN 'in_hand' THEN 'open' WHEN 'done' THEN 'closed' ELSE 'received' END;--> statement-breakpoint
INSERT INTO "kyc_holds" ("id", "submission_id", "reason", "reference", "placed_by", "placed_at")
	SELECT gen_random_uuid(), "id", '', '', '', now() FROM "kyc_submissions" WHERE "legal_hold";--> statement-breakpoint
UPDATE "kyc_submissions" SET "duplicate_account" = false WHERE "duplicate_account" AND NOT EXISTS (
	SELECT 1 FROM "kyc_submissions" other WHERE other."account_number" = "kyc_submissions"."account_number"
	AND other."id" <> "kyc_submissions"."id" AND other."erased_at" IS NULL);
