CREATE TABLE "kyc_decisions" (
	"paper_id" uuid NOT NULL,
	"officer" text NOT NULL,
	"decision" text NOT NULL,
	"reason" jsonb,
	"decided_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "kyc_decisions_paper_id_officer_pk" PRIMARY KEY("paper_id","officer")
);
--> statement-breakpoint
CREATE TABLE "kyc_page_openings" (
	"paper_id" uuid NOT NULL,
	"officer" text NOT NULL,
	"page" integer NOT NULL,
	"submission_id" uuid NOT NULL,
	"opened_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "kyc_page_openings_paper_id_officer_page_pk" PRIMARY KEY("paper_id","officer","page")
);
--> statement-breakpoint
CREATE TABLE "power_ends" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"ended_at" timestamp (6) with time zone NOT NULL,
	"how" text NOT NULL,
	CONSTRAINT "power_ends_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
ALTER TABLE "kyc_papers" ADD COLUMN "inspect_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_submissions" ADD COLUMN "two_officers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "submitted_by" text;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD COLUMN "held" text;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD COLUMN "waits_until" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "kyc_decisions" ADD CONSTRAINT "kyc_decisions_paper_id_kyc_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."kyc_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_page_openings" ADD CONSTRAINT "kyc_page_openings_paper_id_kyc_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."kyc_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "power_ends" ADD CONSTRAINT "power_ends_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kyc_page_openings_submission" ON "kyc_page_openings" USING btree ("submission_id");