CREATE TABLE "file_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_uses" (
	"file_id" uuid NOT NULL,
	"revision_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "file_uses_file_id_revision_id_pk" PRIMARY KEY("file_id","revision_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	"width" integer,
	"height" integer,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sized" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"action" text NOT NULL,
	"collection" text,
	"item_id" text,
	"details_digest" text NOT NULL,
	"digest" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_details" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"actor" text NOT NULL,
	"address" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"revision_id" bigint
);
--> statement-breakpoint
CREATE TABLE "head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"audit_seq" bigint NOT NULL,
	"audit_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"contributors" text[] NOT NULL,
	"publish_at" timestamp (6) with time zone,
	"submitted_at" timestamp (6) with time zone,
	"approved_by" text,
	"approved_at" timestamp (6) with time zone,
	"returned_reason" text,
	CONSTRAINT "revisions_number" UNIQUE("collection","item_id","number")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"accessTokenExpiresAt" timestamp with time zone,
	"refreshTokenExpiresAt" timestamp with time zone,
	"scope" text,
	"password" text,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"collections" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"revoked_at" timestamp (6) with time zone,
	CONSTRAINT "service_accounts_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "service_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"collections" text[] NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"impersonated_by" text,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"lockedUntil" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL,
	"two_factor_enabled" boolean DEFAULT false,
	"role" text,
	"banned" boolean DEFAULT false,
	"ban_reason" text,
	"banExpires" timestamp with time zone,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"kind" text NOT NULL,
	"product" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"brands" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"slug" text NOT NULL,
	"brands" text[] NOT NULL,
	"featured" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"region_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"section" text NOT NULL,
	"group" text NOT NULL,
	"document_type_name" text NOT NULL,
	"brands" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_bureau_exchange_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "executives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"slug" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"brands" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fdhcares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "kyc_account_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"username" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_account_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"slug" text NOT NULL,
	"category2" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moneybureau_locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"region_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"brands" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" bigint,
	"live_revision" bigint,
	"visible_from" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"visible_until" timestamp (6) with time zone DEFAULT 'infinity' NOT NULL,
	"next_revision" bigint,
	"next_at" timestamp (6) with time zone,
	"next_until" timestamp (6) with time zone,
	"announced_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"deleted_at" timestamp (6) with time zone,
	"brands" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "audit_item" ON "audit" USING btree ("collection","item_id");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_collection" ON "events" USING btree ("collection","seq");--> statement-breakpoint
CREATE INDEX "revisions_author" ON "revisions" USING btree ("author");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_user" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_secret" ON "two_factor" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_rates_created" ON "bank_rates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bank_rates_live_created" ON "bank_rates" USING btree ("created_at") WHERE "bank_rates"."live_revision" is not null and "bank_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_rates_live_published" ON "bank_rates" USING btree ("published_at","created_at") WHERE "bank_rates"."live_revision" is not null and "bank_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_rates_due" ON "bank_rates" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "bank_rates_until" ON "bank_rates" USING btree ("visible_until") WHERE "bank_rates"."live_revision" is not null and "bank_rates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "banners_created" ON "banners" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "banners_live_created" ON "banners" USING btree ("created_at") WHERE "banners"."live_revision" is not null and "banners"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banners_live_published" ON "banners" USING btree ("published_at","created_at") WHERE "banners"."live_revision" is not null and "banners"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banners_due" ON "banners" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "banners_until" ON "banners" USING btree ("visible_until") WHERE "banners"."live_revision" is not null and "banners"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_created" ON "blogs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blogs_live_created" ON "blogs" USING btree ("created_at") WHERE "blogs"."live_revision" is not null and "blogs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "blogs_live_published" ON "blogs" USING btree ("published_at","created_at") WHERE "blogs"."live_revision" is not null and "blogs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "blogs_due" ON "blogs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "blogs_until" ON "blogs" USING btree ("visible_until") WHERE "blogs"."live_revision" is not null and "blogs"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "branches_created" ON "branches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "branches_live_created" ON "branches" USING btree ("created_at") WHERE "branches"."live_revision" is not null and "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_live_published" ON "branches" USING btree ("published_at","created_at") WHERE "branches"."live_revision" is not null and "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_due" ON "branches" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "branches_until" ON "branches" USING btree ("visible_until") WHERE "branches"."live_revision" is not null and "branches"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_created" ON "documents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "documents_live_created" ON "documents" USING btree ("created_at") WHERE "documents"."live_revision" is not null and "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_live_published" ON "documents" USING btree ("published_at","created_at") WHERE "documents"."live_revision" is not null and "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_due" ON "documents" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "documents_until" ON "documents" USING btree ("visible_until") WHERE "documents"."live_revision" is not null and "documents"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_bureau_exchange_rates_created" ON "money_bureau_exchange_rates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_live_created" ON "money_bureau_exchange_rates" USING btree ("created_at") WHERE "money_bureau_exchange_rates"."live_revision" is not null and "money_bureau_exchange_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_live_published" ON "money_bureau_exchange_rates" USING btree ("published_at","created_at") WHERE "money_bureau_exchange_rates"."live_revision" is not null and "money_bureau_exchange_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_due" ON "money_bureau_exchange_rates" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_until" ON "money_bureau_exchange_rates" USING btree ("visible_until") WHERE "money_bureau_exchange_rates"."live_revision" is not null and "money_bureau_exchange_rates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "executives_created" ON "executives" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "executives_live_created" ON "executives" USING btree ("created_at") WHERE "executives"."live_revision" is not null and "executives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "executives_live_published" ON "executives" USING btree ("published_at","created_at") WHERE "executives"."live_revision" is not null and "executives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "executives_due" ON "executives" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "executives_until" ON "executives" USING btree ("visible_until") WHERE "executives"."live_revision" is not null and "executives"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "faqs_created" ON "faqs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "faqs_live_created" ON "faqs" USING btree ("created_at") WHERE "faqs"."live_revision" is not null and "faqs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_live_published" ON "faqs" USING btree ("published_at","created_at") WHERE "faqs"."live_revision" is not null and "faqs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_due" ON "faqs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "faqs_until" ON "faqs" USING btree ("visible_until") WHERE "faqs"."live_revision" is not null and "faqs"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fdhcares_created" ON "fdhcares" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "fdhcares_live_created" ON "fdhcares" USING btree ("created_at") WHERE "fdhcares"."live_revision" is not null and "fdhcares"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "fdhcares_live_published" ON "fdhcares" USING btree ("published_at","created_at") WHERE "fdhcares"."live_revision" is not null and "fdhcares"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "fdhcares_due" ON "fdhcares" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "fdhcares_until" ON "fdhcares" USING btree ("visible_until") WHERE "fdhcares"."live_revision" is not null and "fdhcares"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "kyc_account_details_created" ON "kyc_account_details" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kyc_account_details_live_created" ON "kyc_account_details" USING btree ("created_at") WHERE "kyc_account_details"."live_revision" is not null and "kyc_account_details"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_details_live_published" ON "kyc_account_details" USING btree ("published_at","created_at") WHERE "kyc_account_details"."live_revision" is not null and "kyc_account_details"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_details_due" ON "kyc_account_details" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "kyc_account_details_until" ON "kyc_account_details" USING btree ("visible_until") WHERE "kyc_account_details"."live_revision" is not null and "kyc_account_details"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "kyc_account_types_created" ON "kyc_account_types" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kyc_account_types_live_created" ON "kyc_account_types" USING btree ("created_at") WHERE "kyc_account_types"."live_revision" is not null and "kyc_account_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_types_live_published" ON "kyc_account_types" USING btree ("published_at","created_at") WHERE "kyc_account_types"."live_revision" is not null and "kyc_account_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_types_due" ON "kyc_account_types" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "kyc_account_types_until" ON "kyc_account_types" USING btree ("visible_until") WHERE "kyc_account_types"."live_revision" is not null and "kyc_account_types"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_created" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_live_created" ON "leads" USING btree ("created_at") WHERE "leads"."live_revision" is not null and "leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "leads_live_published" ON "leads" USING btree ("published_at","created_at") WHERE "leads"."live_revision" is not null and "leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "leads_until" ON "leads" USING btree ("visible_until") WHERE "leads"."live_revision" is not null and "leads"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "loans_created" ON "loans" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "loans_live_created" ON "loans" USING btree ("created_at") WHERE "loans"."live_revision" is not null and "loans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "loans_live_published" ON "loans" USING btree ("published_at","created_at") WHERE "loans"."live_revision" is not null and "loans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "loans_due" ON "loans" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "loans_until" ON "loans" USING btree ("visible_until") WHERE "loans"."live_revision" is not null and "loans"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "moneybureau_locations_created" ON "moneybureau_locations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "moneybureau_locations_live_created" ON "moneybureau_locations" USING btree ("created_at") WHERE "moneybureau_locations"."live_revision" is not null and "moneybureau_locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "moneybureau_locations_live_published" ON "moneybureau_locations" USING btree ("published_at","created_at") WHERE "moneybureau_locations"."live_revision" is not null and "moneybureau_locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "moneybureau_locations_due" ON "moneybureau_locations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "moneybureau_locations_until" ON "moneybureau_locations" USING btree ("visible_until") WHERE "moneybureau_locations"."live_revision" is not null and "moneybureau_locations"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_live_created" ON "notices" USING btree ("created_at") WHERE "notices"."live_revision" is not null and "notices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notices_live_published" ON "notices" USING btree ("published_at","created_at") WHERE "notices"."live_revision" is not null and "notices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notices_until" ON "notices" USING btree ("visible_until") WHERE "notices"."live_revision" is not null and "notices"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_created" ON "promotions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "promotions_live_created" ON "promotions" USING btree ("created_at") WHERE "promotions"."live_revision" is not null and "promotions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_live_published" ON "promotions" USING btree ("published_at","created_at") WHERE "promotions"."live_revision" is not null and "promotions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_due" ON "promotions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "promotions_until" ON "promotions" USING btree ("visible_until") WHERE "promotions"."live_revision" is not null and "promotions"."deleted_at" is null;