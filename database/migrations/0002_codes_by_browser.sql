ALTER TABLE "one_time_codes" ADD COLUMN "wider_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_code_attempts" ADD COLUMN "browser_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_code_attempts" ADD COLUMN "address_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_code_attempts" ADD COLUMN "wider_hash" text DEFAULT '' NOT NULL;