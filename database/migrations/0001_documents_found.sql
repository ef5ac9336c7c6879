ALTER TABLE "documents" ADD COLUMN "language" text NOT NULL DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "dated" text NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE "documents" SET "language" = "revisions"."body" ->> 'language', "dated" = "revisions"."body" ->> 'dated'
FROM "revisions" WHERE "revisions"."id" = coalesce("documents"."live_revision", "documents"."draft_revision");--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "dated" DROP DEFAULT;
