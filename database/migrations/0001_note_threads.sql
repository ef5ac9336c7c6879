ALTER TABLE "staff_notes" ADD COLUMN "answers" uuid;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD COLUMN "resolved_by" text;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD COLUMN "resolved_at" timestamp (6) with time zone;