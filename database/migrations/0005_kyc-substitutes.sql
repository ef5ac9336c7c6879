ALTER TABLE "kyc_documents" ADD COLUMN "substitute" jsonb;--> statement-breakpoint
ALTER TABLE "kyc_documents" ADD COLUMN "absent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_documents" ADD COLUMN "note" text;