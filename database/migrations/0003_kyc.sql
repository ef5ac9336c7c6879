CREATE TABLE "kyc_answers" (
	"username" text NOT NULL,
	"key" text NOT NULL,
	"asked" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "kyc_answers_username_key_pk" PRIMARY KEY("username","key")
);
--> statement-breakpoint
CREATE TABLE "kyc_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"key_id" uuid NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"why" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (6) with time zone,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_objects" (
	"paper_id" uuid NOT NULL,
	"part" text NOT NULL,
	"at" integer NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text,
	CONSTRAINT "kyc_objects_paper_id_part_at_pk" PRIMARY KEY("paper_id","part","at"),
	CONSTRAINT "kyc_objects_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "kyc_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"submission_id" uuid,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"stored_name" text,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"mime" text,
	"pages" integer,
	"wrapped_key" text NOT NULL,
	"reason" jsonb,
	"created_at" timestamp (6) with time zone NOT NULL,
	"touched_at" timestamp (6) with time zone NOT NULL,
	"sent_at" timestamp (6) with time zone,
	"replaced_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "kyc_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"username" text NOT NULL,
	"account_name" text NOT NULL,
	"branch_id" uuid NOT NULL,
	"kyc_account_type_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"state" text NOT NULL,
	"processed" boolean DEFAULT false NOT NULL,
	"clash" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"sent_at" timestamp (6) with time zone NOT NULL,
	"accepted_at" timestamp (6) with time zone,
	"claimed_by" text,
	"claimed_until" timestamp (6) with time zone,
	"first_accepted_by" text,
	"legal_hold" boolean DEFAULT false NOT NULL,
	"erased_at" timestamp (6) with time zone,
	CONSTRAINT "kyc_submissions_own" UNIQUE("account_number","username")
);
--> statement-breakpoint
CREATE TABLE "national_ids" (
	"id_hash" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "unique-id-number" UNIQUE("id_hash")
);
--> statement-breakpoint
CREATE INDEX "kyc_answers_at" ON "kyc_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "kyc_drafts_username" ON "kyc_drafts" USING btree ("username");--> statement-breakpoint
CREATE INDEX "kyc_drafts_expires" ON "kyc_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kyc_erasures_state" ON "kyc_erasures" USING btree ("state");--> statement-breakpoint
CREATE INDEX "kyc_erasures_submission" ON "kyc_erasures" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "kyc_papers_draft" ON "kyc_papers" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "kyc_papers_submission" ON "kyc_papers" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "kyc_papers_username" ON "kyc_papers" USING btree ("username","created_at");--> statement-breakpoint
CREATE INDEX "kyc_papers_touched" ON "kyc_papers" USING btree ("state","touched_at");--> statement-breakpoint
CREATE INDEX "kyc_submissions_state" ON "kyc_submissions" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "kyc_submissions_username" ON "kyc_submissions" USING btree ("username");--> statement-breakpoint
CREATE INDEX "kyc_submissions_accepted" ON "kyc_submissions" USING btree ("accepted_at");