CREATE TABLE "broken_links" (
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"href" text NOT NULL,
	"found_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "broken_links_collection_item_id_href_pk" PRIMARY KEY("collection","item_id","href")
);
--> statement-breakpoint
CREATE TABLE "edit_locks" (
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"tab" uuid NOT NULL,
	"taken_at" timestamp (6) with time zone NOT NULL,
	"seen_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "edit_locks_collection_item_id_pk" PRIMARY KEY("collection","item_id")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"item_id" uuid NOT NULL,
	"since" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "former_slugs_collection_slug_pk" PRIMARY KEY("collection","slug")
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"item_id" uuid,
	"body" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_versions" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"store_key" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "file_versions_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"due_at" timestamp (6) with time zone NOT NULL,
	"raised_at" timestamp (6) with time zone NOT NULL,
	"cleared_at" timestamp (6) with time zone,
	"cleared_by" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone,
	CONSTRAINT "staff_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_preferences" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "staff_preferences_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "staff_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"wanted" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (6) with time zone,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_item";--> statement-breakpoint
ALTER TABLE "bank_rates" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_rates" ALTER COLUMN "product" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "brands" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "brands" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "featured" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ALTER COLUMN "region_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "section" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "group" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "document_type_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "brands" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "language" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "dated" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_bureau_exchange_rates" ALTER COLUMN "currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "executives" ALTER COLUMN "slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ALTER COLUMN "brands" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc_account_details" ALTER COLUMN "username" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ALTER COLUMN "slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ALTER COLUMN "category2" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moneybureau_locations" ALTER COLUMN "region_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "brands" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "brands" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "file_objects" ADD COLUMN "store_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "alt" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "focal" jsonb DEFAULT '{"x":50,"y":50}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "deleted_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "ny_missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "ny_stale" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "ny_unreviewed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "restored" integer;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD COLUMN "expires_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "service_tokens" ADD COLUMN "created_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "service_tokens" ADD COLUMN "last_used_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "service_tokens" ADD COLUMN "revoked_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "bank_rates" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "bank_rates" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "money_bureau_exchange_rates" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "money_bureau_exchange_rates" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "executives" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "executives" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "fdhcares" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "fdhcares" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "kyc_account_details" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "kyc_account_details" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "kyc_account_types" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "kyc_account_types" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "moneybureau_locations" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "moneybureau_locations" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_preferences" ADD CONSTRAINT "staff_preferences_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previews_expires" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "alarms_open" ON "alarms" USING btree ("cleared_at");--> statement-breakpoint
CREATE INDEX "sign_in_tries_last" ON "sign_in_tries" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "staff_links_user" ON "staff_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_requests_state" ON "staff_requests" USING btree ("state");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_details_actor" ON "audit_details" USING btree ("actor","seq");--> statement-breakpoint
CREATE INDEX "kyc_submissions_sent" ON "kyc_submissions" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "revisions_batch" ON "revisions" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "bank_rates_updated" ON "bank_rates" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bank_rates_state" ON "bank_rates" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "bank_rates_search" ON "bank_rates" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "banners_updated" ON "banners" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "banners_state" ON "banners" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "banners_search" ON "banners" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "blogs_updated" ON "blogs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blogs_state" ON "blogs" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "branches_updated" ON "branches" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "branches_state" ON "branches" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "branches_search" ON "branches" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "documents_updated" ON "documents" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_state" ON "documents" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_updated" ON "money_bureau_exchange_rates" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_state" ON "money_bureau_exchange_rates" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_search" ON "money_bureau_exchange_rates" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "executives_updated" ON "executives" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "executives_state" ON "executives" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "executives_search" ON "executives" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "faqs_updated" ON "faqs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "faqs_state" ON "faqs" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "faqs_search" ON "faqs" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "fdhcares_updated" ON "fdhcares" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "fdhcares_state" ON "fdhcares" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "fdhcares_search" ON "fdhcares" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "kyc_account_details_updated" ON "kyc_account_details" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "kyc_account_details_state" ON "kyc_account_details" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "kyc_account_details_search" ON "kyc_account_details" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "kyc_account_types_updated" ON "kyc_account_types" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "kyc_account_types_state" ON "kyc_account_types" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "kyc_account_types_search" ON "kyc_account_types" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "leads_updated" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_state" ON "leads" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "loans_updated" ON "loans" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "loans_state" ON "loans" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "loans_search" ON "loans" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "moneybureau_locations_updated" ON "moneybureau_locations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "moneybureau_locations_state" ON "moneybureau_locations" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "moneybureau_locations_search" ON "moneybureau_locations" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "notices_updated" ON "notices" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "notices_state" ON "notices" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "notices_search" ON "notices" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "promotions_updated" ON "promotions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "promotions_state" ON "promotions" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "promotions_search" ON "promotions" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE INDEX "audit_item" ON "audit" USING btree ("collection","item_id","seq");