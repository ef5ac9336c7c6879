ALTER TABLE "service_accounts" ADD COLUMN "taken_over_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "mailbox_hash" text;