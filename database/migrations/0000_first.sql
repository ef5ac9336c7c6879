CREATE TABLE "audit_log" (
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
CREATE TABLE "audit_log_details" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"actor" text NOT NULL,
	"address" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_sentences" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_sequence" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"audit_seq" bigint NOT NULL,
	"audit_hash" text NOT NULL
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
CREATE TABLE "broken_links" (
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"href" text NOT NULL,
	"found_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "broken_links_collection_item_id_href_pk" PRIMARY KEY("collection","item_id","href")
);
--> statement-breakpoint
CREATE TABLE "draft_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"item_id" uuid,
	"body" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
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
CREATE TABLE "file_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"store_key" text
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
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"focal" jsonb DEFAULT '{"x":50,"y":50}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cropped_from" uuid,
	"deleted_at" timestamp (6) with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"username" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" jsonb NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_username_key_pk" PRIMARY KEY("username","key")
);
--> statement-breakpoint
CREATE TABLE "kyc_document_decisions" (
	"document_id" uuid NOT NULL,
	"officer" text NOT NULL,
	"decision" text NOT NULL,
	"reason" jsonb,
	"decided_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "kyc_document_decisions_document_id_officer_pk" PRIMARY KEY("document_id","officer")
);
--> statement-breakpoint
CREATE TABLE "kyc_document_objects" (
	"document_id" uuid NOT NULL,
	"part" text NOT NULL,
	"at" integer NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	"sha256" text,
	CONSTRAINT "kyc_document_objects_document_id_part_at_pk" PRIMARY KEY("document_id","part","at"),
	CONSTRAINT "kyc_document_objects_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "kyc_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"submission_id" uuid,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"stored_name" text,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"mime" text,
	"pages" integer,
	"inspect_ms" integer DEFAULT 0 NOT NULL,
	"wrapped_key" text NOT NULL,
	"reason" jsonb,
	"created_at" timestamp (6) with time zone NOT NULL,
	"last_received_at" timestamp (6) with time zone NOT NULL,
	"sent_at" timestamp (6) with time zone,
	"replaced_at" timestamp (6) with time zone
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
CREATE TABLE "kyc_page_views" (
	"document_id" uuid NOT NULL,
	"officer" text NOT NULL,
	"page" integer NOT NULL,
	"submission_id" uuid NOT NULL,
	"opened_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "kyc_page_views_document_id_officer_page_pk" PRIMARY KEY("document_id","officer","page")
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
	"duplicate_account" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"sent_at" timestamp (6) with time zone NOT NULL,
	"accepted_at" timestamp (6) with time zone,
	"claimed_by" text,
	"claimed_until" timestamp (6) with time zone,
	"two_officers" boolean DEFAULT true NOT NULL,
	"required_documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"first_accepted_by" text,
	"legal_hold" boolean DEFAULT false NOT NULL,
	"erased_at" timestamp (6) with time zone,
	CONSTRAINT "kyc_submissions_own" UNIQUE("account_number","username")
);
--> statement-breakpoint
CREATE TABLE "national_id_hashes" (
	"id_hash" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "unique-id-number" UNIQUE("id_hash")
);
--> statement-breakpoint
CREATE TABLE "item_words" (
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "item_words_collection_item_id_pk" PRIMARY KEY("collection","item_id")
);
--> statement-breakpoint
CREATE TABLE "list_values" (
	"collection" text NOT NULL,
	"field" text NOT NULL,
	"item_id" uuid NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "list_values_collection_item_id_field_pk" PRIMARY KEY("collection","item_id","field")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"about" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"lang" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"ended_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"assignee" text NOT NULL,
	"due_on" date,
	"assigned_by" text NOT NULL,
	"assigned_at" timestamp (6) with time zone NOT NULL,
	"reminded_at" timestamp (6) with time zone,
	CONSTRAINT "assignments_collection_item_id_pk" PRIMARY KEY("collection","item_id")
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"answers" uuid,
	"resolved_by" text,
	"resolved_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"collection" text NOT NULL,
	"item_id" uuid NOT NULL,
	"actor" text,
	"items" integer NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"mail" uuid
);
--> statement-breakpoint
CREATE TABLE "contact_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"lang" text NOT NULL,
	"proved_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"channel" text NOT NULL,
	"lang" text NOT NULL,
	"code_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone,
	"killed_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "wrong_code_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_code_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"at" timestamp (6) with time zone NOT NULL
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
	"submitted_by" text,
	"approved_by" text,
	"approved_at" timestamp (6) with time zone,
	"returned_reason" text,
	"complete" boolean DEFAULT true NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ny_missing" integer DEFAULT 0 NOT NULL,
	"ny_stale" integer DEFAULT 0 NOT NULL,
	"ny_unreviewed" integer DEFAULT 0 NOT NULL,
	"restored_from" integer,
	"batch_id" uuid,
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
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"last_used_at" timestamp (6) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone,
	CONSTRAINT "password_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "role_removals" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"ended_at" timestamp (6) with time zone NOT NULL,
	"how" text NOT NULL,
	CONSTRAINT "role_removals_user_id_role_pk" PRIMARY KEY("user_id","role")
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
	"expires_at" timestamp (6) with time zone,
	CONSTRAINT "service_accounts_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "service_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"collections" text[] NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"created_at" timestamp (6) with time zone,
	"last_used_at" timestamp (6) with time zone,
	"revoked_at" timestamp (6) with time zone
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
	"held" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL,
	"waits_until" timestamp (6) with time zone,
	"decided_by" text,
	"decided_at" timestamp (6) with time zone,
	"why" text,
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"kind" text,
	"product" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"brands" text[]
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"slug" text,
	"brands" text[],
	"featured" boolean
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"region_name" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"section" text,
	"group" text,
	"document_type_name" text,
	"brands" text[],
	"language" text,
	"dated" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"currency" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"slug" text
);
--> statement-breakpoint
CREATE TABLE "facts" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"company" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"brands" text[]
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text
);
--> statement-breakpoint
CREATE TABLE "glossary" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"term_en" text
);
--> statement-breakpoint
CREATE TABLE "holidays" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"day" text
);
--> statement-breakpoint
CREATE TABLE "homes" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"company" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"username" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"status" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"slug" text,
	"category2" text,
	"type" text
);
--> statement-breakpoint
CREATE TABLE "menus" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"company" text
);
--> statement-breakpoint
CREATE TABLE "message_overrides" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"key" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"region_name" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"brands" text[]
);
--> statement-breakpoint
CREATE TABLE "pages" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"company" text,
	"slug" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "products" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"slug" text,
	"family" text,
	"type" text
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"brands" text[]
);
--> statement-breakpoint
CREATE TABLE "services" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"company" text,
	"slug" text,
	"type" text
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
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
	"emitted_revision" bigint,
	"due_at" timestamp (6) with time zone,
	"archive_asked_by" text,
	"archived_revision" bigint,
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"word" text
);
--> statement-breakpoint
ALTER TABLE "kyc_document_decisions" ADD CONSTRAINT "kyc_document_decisions_document_id_kyc_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."kyc_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_page_views" ADD CONSTRAINT "kyc_page_views_document_id_kyc_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."kyc_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_removals" ADD CONSTRAINT "role_removals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_preferences" ADD CONSTRAINT "staff_preferences_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_item" ON "audit_log" USING btree ("collection","item_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_details_actor" ON "audit_log_details" USING btree ("actor","seq");--> statement-breakpoint
CREATE INDEX "audit_sentences_words" ON "audit_sentences" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_collection" ON "events" USING btree ("collection","seq");--> statement-breakpoint
CREATE INDEX "draft_previews_expires" ON "draft_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("at");--> statement-breakpoint
CREATE INDEX "kyc_documents_draft" ON "kyc_documents" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "kyc_documents_submission" ON "kyc_documents" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "kyc_documents_username" ON "kyc_documents" USING btree ("username","created_at");--> statement-breakpoint
CREATE INDEX "kyc_documents_touched" ON "kyc_documents" USING btree ("state","last_received_at");--> statement-breakpoint
CREATE INDEX "kyc_drafts_username" ON "kyc_drafts" USING btree ("username");--> statement-breakpoint
CREATE INDEX "kyc_drafts_expires" ON "kyc_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kyc_erasures_state" ON "kyc_erasures" USING btree ("state");--> statement-breakpoint
CREATE INDEX "kyc_erasures_submission" ON "kyc_erasures" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "kyc_page_views_submission" ON "kyc_page_views" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "kyc_submissions_state" ON "kyc_submissions" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "kyc_submissions_sent" ON "kyc_submissions" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "kyc_submissions_username" ON "kyc_submissions" USING btree ("username");--> statement-breakpoint
CREATE INDEX "kyc_submissions_accepted" ON "kyc_submissions" USING btree ("accepted_at");--> statement-breakpoint
CREATE INDEX "item_words_words" ON "item_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "list_values_order" ON "list_values" USING btree ("collection","field","value","item_id");--> statement-breakpoint
CREATE INDEX "messages_about" ON "messages" USING btree ("about");--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "assignments_assignee" ON "assignments" USING btree ("assignee");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "staff_notes_item" ON "staff_notes" USING btree ("collection","item_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_notices_waiting" ON "staff_notices" USING btree ("user_id","mail");--> statement-breakpoint
CREATE INDEX "staff_notices_mail" ON "staff_notices" USING btree ("mail");--> statement-breakpoint
CREATE INDEX "staff_notices_created" ON "staff_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_tokens_expires" ON "contact_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_username" ON "one_time_codes" USING btree ("username","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_created" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wrong_code_attempts_username" ON "wrong_code_attempts" USING btree ("username","at");--> statement-breakpoint
CREATE INDEX "revisions_author" ON "revisions" USING btree ("author");--> statement-breakpoint
CREATE INDEX "revisions_batch" ON "revisions" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alarms_open" ON "alarms" USING btree ("cleared_at");--> statement-breakpoint
CREATE INDEX "login_attempts_last" ON "login_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_requests_state" ON "staff_requests" USING btree ("state");--> statement-breakpoint
CREATE INDEX "two_factor_user" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_secret" ON "two_factor" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_rates_created" ON "bank_rates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bank_rates_live_created" ON "bank_rates" USING btree ("created_at") WHERE "bank_rates"."live_revision" is not null and "bank_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_rates_live_published" ON "bank_rates" USING btree ("published_at","created_at") WHERE "bank_rates"."live_revision" is not null and "bank_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_rates_product_from" ON "bank_rates" USING btree ("product","visible_from") WHERE "bank_rates"."live_revision" is not null and "bank_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_rates_due" ON "bank_rates" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "bank_rates_until" ON "bank_rates" USING btree ("visible_until") WHERE "bank_rates"."live_revision" is not null and "bank_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_rates_updated" ON "bank_rates" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bank_rates_state" ON "bank_rates" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "bank_rates_search" ON "bank_rates" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "banners_created" ON "banners" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "banners_live_created" ON "banners" USING btree ("created_at") WHERE "banners"."live_revision" is not null and "banners"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banners_live_published" ON "banners" USING btree ("published_at","created_at") WHERE "banners"."live_revision" is not null and "banners"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banners_due" ON "banners" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "banners_until" ON "banners" USING btree ("visible_until") WHERE "banners"."live_revision" is not null and "banners"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banners_updated" ON "banners" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "banners_state" ON "banners" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "banners_search" ON "banners" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_created" ON "blogs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blogs_live_created" ON "blogs" USING btree ("created_at") WHERE "blogs"."live_revision" is not null and "blogs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "blogs_live_published" ON "blogs" USING btree ("published_at","created_at") WHERE "blogs"."live_revision" is not null and "blogs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "blogs_due" ON "blogs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "blogs_until" ON "blogs" USING btree ("visible_until") WHERE "blogs"."live_revision" is not null and "blogs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "blogs_updated" ON "blogs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blogs_state" ON "blogs" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "branches_created" ON "branches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "branches_live_created" ON "branches" USING btree ("created_at") WHERE "branches"."live_revision" is not null and "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_live_published" ON "branches" USING btree ("published_at","created_at") WHERE "branches"."live_revision" is not null and "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_due" ON "branches" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "branches_until" ON "branches" USING btree ("visible_until") WHERE "branches"."live_revision" is not null and "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_updated" ON "branches" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "branches_state" ON "branches" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "branches_search" ON "branches" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "documents_created" ON "documents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "documents_live_created" ON "documents" USING btree ("created_at") WHERE "documents"."live_revision" is not null and "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_live_published" ON "documents" USING btree ("published_at","created_at") WHERE "documents"."live_revision" is not null and "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_due" ON "documents" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "documents_until" ON "documents" USING btree ("visible_until") WHERE "documents"."live_revision" is not null and "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_updated" ON "documents" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_state" ON "documents" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "money_bureau_exchange_rates_created" ON "money_bureau_exchange_rates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_live_created" ON "money_bureau_exchange_rates" USING btree ("created_at") WHERE "money_bureau_exchange_rates"."live_revision" is not null and "money_bureau_exchange_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_live_published" ON "money_bureau_exchange_rates" USING btree ("published_at","created_at") WHERE "money_bureau_exchange_rates"."live_revision" is not null and "money_bureau_exchange_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_currency_from" ON "money_bureau_exchange_rates" USING btree ("currency","visible_from") WHERE "money_bureau_exchange_rates"."live_revision" is not null and "money_bureau_exchange_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_due" ON "money_bureau_exchange_rates" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_until" ON "money_bureau_exchange_rates" USING btree ("visible_until") WHERE "money_bureau_exchange_rates"."live_revision" is not null and "money_bureau_exchange_rates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_updated" ON "money_bureau_exchange_rates" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_state" ON "money_bureau_exchange_rates" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "money_bureau_exchange_rates_search" ON "money_bureau_exchange_rates" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "executives_created" ON "executives" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "executives_live_created" ON "executives" USING btree ("created_at") WHERE "executives"."live_revision" is not null and "executives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "executives_live_published" ON "executives" USING btree ("published_at","created_at") WHERE "executives"."live_revision" is not null and "executives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "executives_due" ON "executives" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "executives_until" ON "executives" USING btree ("visible_until") WHERE "executives"."live_revision" is not null and "executives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "executives_updated" ON "executives" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "executives_state" ON "executives" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "executives_search" ON "executives" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "facts_created" ON "facts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "facts_live_created" ON "facts" USING btree ("created_at") WHERE "facts"."live_revision" is not null and "facts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "facts_live_published" ON "facts" USING btree ("published_at","created_at") WHERE "facts"."live_revision" is not null and "facts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "facts_due" ON "facts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "facts_until" ON "facts" USING btree ("visible_until") WHERE "facts"."live_revision" is not null and "facts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "facts_updated" ON "facts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "facts_state" ON "facts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "facts_search" ON "facts" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "faqs_created" ON "faqs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "faqs_live_created" ON "faqs" USING btree ("created_at") WHERE "faqs"."live_revision" is not null and "faqs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_live_published" ON "faqs" USING btree ("published_at","created_at") WHERE "faqs"."live_revision" is not null and "faqs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_due" ON "faqs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "faqs_until" ON "faqs" USING btree ("visible_until") WHERE "faqs"."live_revision" is not null and "faqs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_updated" ON "faqs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "faqs_state" ON "faqs" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "faqs_search" ON "faqs" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "fdhcares_created" ON "fdhcares" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "fdhcares_live_created" ON "fdhcares" USING btree ("created_at") WHERE "fdhcares"."live_revision" is not null and "fdhcares"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "fdhcares_live_published" ON "fdhcares" USING btree ("published_at","created_at") WHERE "fdhcares"."live_revision" is not null and "fdhcares"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "fdhcares_due" ON "fdhcares" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "fdhcares_until" ON "fdhcares" USING btree ("visible_until") WHERE "fdhcares"."live_revision" is not null and "fdhcares"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "fdhcares_updated" ON "fdhcares" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "fdhcares_state" ON "fdhcares" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "fdhcares_search" ON "fdhcares" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_created" ON "glossary" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "glossary_live_created" ON "glossary" USING btree ("created_at") WHERE "glossary"."live_revision" is not null and "glossary"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "glossary_live_published" ON "glossary" USING btree ("published_at","created_at") WHERE "glossary"."live_revision" is not null and "glossary"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "glossary_due" ON "glossary" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "glossary_until" ON "glossary" USING btree ("visible_until") WHERE "glossary"."live_revision" is not null and "glossary"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "glossary_updated" ON "glossary" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "glossary_state" ON "glossary" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "glossary_search" ON "glossary" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "holidays_created" ON "holidays" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "holidays_live_created" ON "holidays" USING btree ("created_at") WHERE "holidays"."live_revision" is not null and "holidays"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "holidays_live_published" ON "holidays" USING btree ("published_at","created_at") WHERE "holidays"."live_revision" is not null and "holidays"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "holidays_due" ON "holidays" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "holidays_until" ON "holidays" USING btree ("visible_until") WHERE "holidays"."live_revision" is not null and "holidays"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "holidays_updated" ON "holidays" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "holidays_state" ON "holidays" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "holidays_search" ON "holidays" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "homes_created" ON "homes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "homes_live_created" ON "homes" USING btree ("created_at") WHERE "homes"."live_revision" is not null and "homes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "homes_live_published" ON "homes" USING btree ("published_at","created_at") WHERE "homes"."live_revision" is not null and "homes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "homes_due" ON "homes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "homes_until" ON "homes" USING btree ("visible_until") WHERE "homes"."live_revision" is not null and "homes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "homes_updated" ON "homes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "homes_state" ON "homes" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "homes_search" ON "homes" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "kyc_account_details_created" ON "kyc_account_details" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kyc_account_details_live_created" ON "kyc_account_details" USING btree ("created_at") WHERE "kyc_account_details"."live_revision" is not null and "kyc_account_details"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_details_live_published" ON "kyc_account_details" USING btree ("published_at","created_at") WHERE "kyc_account_details"."live_revision" is not null and "kyc_account_details"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_details_due" ON "kyc_account_details" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "kyc_account_details_until" ON "kyc_account_details" USING btree ("visible_until") WHERE "kyc_account_details"."live_revision" is not null and "kyc_account_details"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_details_updated" ON "kyc_account_details" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "kyc_account_details_state" ON "kyc_account_details" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "kyc_account_details_search" ON "kyc_account_details" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "kyc_account_types_created" ON "kyc_account_types" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kyc_account_types_live_created" ON "kyc_account_types" USING btree ("created_at") WHERE "kyc_account_types"."live_revision" is not null and "kyc_account_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_types_live_published" ON "kyc_account_types" USING btree ("published_at","created_at") WHERE "kyc_account_types"."live_revision" is not null and "kyc_account_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_types_due" ON "kyc_account_types" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "kyc_account_types_until" ON "kyc_account_types" USING btree ("visible_until") WHERE "kyc_account_types"."live_revision" is not null and "kyc_account_types"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_account_types_updated" ON "kyc_account_types" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "kyc_account_types_state" ON "kyc_account_types" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "kyc_account_types_search" ON "kyc_account_types" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "leads_created" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_live_created" ON "leads" USING btree ("created_at") WHERE "leads"."live_revision" is not null and "leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "leads_live_published" ON "leads" USING btree ("published_at","created_at") WHERE "leads"."live_revision" is not null and "leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "leads_until" ON "leads" USING btree ("visible_until") WHERE "leads"."live_revision" is not null and "leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "leads_updated" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_state" ON "leads" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "loans_created" ON "loans" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "loans_live_created" ON "loans" USING btree ("created_at") WHERE "loans"."live_revision" is not null and "loans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "loans_live_published" ON "loans" USING btree ("published_at","created_at") WHERE "loans"."live_revision" is not null and "loans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "loans_due" ON "loans" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "loans_until" ON "loans" USING btree ("visible_until") WHERE "loans"."live_revision" is not null and "loans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "loans_updated" ON "loans" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "loans_state" ON "loans" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "loans_search" ON "loans" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "menus_created" ON "menus" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "menus_live_created" ON "menus" USING btree ("created_at") WHERE "menus"."live_revision" is not null and "menus"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "menus_live_published" ON "menus" USING btree ("published_at","created_at") WHERE "menus"."live_revision" is not null and "menus"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "menus_due" ON "menus" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "menus_until" ON "menus" USING btree ("visible_until") WHERE "menus"."live_revision" is not null and "menus"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "menus_updated" ON "menus" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "menus_state" ON "menus" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "menus_search" ON "menus" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "message_overrides_created" ON "message_overrides" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_overrides_live_created" ON "message_overrides" USING btree ("created_at") WHERE "message_overrides"."live_revision" is not null and "message_overrides"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "message_overrides_live_published" ON "message_overrides" USING btree ("published_at","created_at") WHERE "message_overrides"."live_revision" is not null and "message_overrides"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "message_overrides_due" ON "message_overrides" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "message_overrides_until" ON "message_overrides" USING btree ("visible_until") WHERE "message_overrides"."live_revision" is not null and "message_overrides"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "message_overrides_updated" ON "message_overrides" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "message_overrides_state" ON "message_overrides" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "message_overrides_search" ON "message_overrides" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "moneybureau_locations_created" ON "moneybureau_locations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "moneybureau_locations_live_created" ON "moneybureau_locations" USING btree ("created_at") WHERE "moneybureau_locations"."live_revision" is not null and "moneybureau_locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "moneybureau_locations_live_published" ON "moneybureau_locations" USING btree ("published_at","created_at") WHERE "moneybureau_locations"."live_revision" is not null and "moneybureau_locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "moneybureau_locations_due" ON "moneybureau_locations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "moneybureau_locations_until" ON "moneybureau_locations" USING btree ("visible_until") WHERE "moneybureau_locations"."live_revision" is not null and "moneybureau_locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "moneybureau_locations_updated" ON "moneybureau_locations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "moneybureau_locations_state" ON "moneybureau_locations" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "moneybureau_locations_search" ON "moneybureau_locations" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_live_created" ON "notices" USING btree ("created_at") WHERE "notices"."live_revision" is not null and "notices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notices_live_published" ON "notices" USING btree ("published_at","created_at") WHERE "notices"."live_revision" is not null and "notices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notices_until" ON "notices" USING btree ("visible_until") WHERE "notices"."live_revision" is not null and "notices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notices_updated" ON "notices" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "notices_state" ON "notices" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "notices_search" ON "notices" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "pages_created" ON "pages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pages_live_created" ON "pages" USING btree ("created_at") WHERE "pages"."live_revision" is not null and "pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_live_published" ON "pages" USING btree ("published_at","created_at") WHERE "pages"."live_revision" is not null and "pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_due" ON "pages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pages_until" ON "pages" USING btree ("visible_until") WHERE "pages"."live_revision" is not null and "pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_updated" ON "pages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "pages_state" ON "pages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "pages_search" ON "pages" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "products_created" ON "products" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_live_created" ON "products" USING btree ("created_at") WHERE "products"."live_revision" is not null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_live_published" ON "products" USING btree ("published_at","created_at") WHERE "products"."live_revision" is not null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_due" ON "products" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "products_until" ON "products" USING btree ("visible_until") WHERE "products"."live_revision" is not null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_state" ON "products" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_created" ON "promotions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "promotions_live_created" ON "promotions" USING btree ("created_at") WHERE "promotions"."live_revision" is not null and "promotions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_live_published" ON "promotions" USING btree ("published_at","created_at") WHERE "promotions"."live_revision" is not null and "promotions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_due" ON "promotions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "promotions_until" ON "promotions" USING btree ("visible_until") WHERE "promotions"."live_revision" is not null and "promotions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_updated" ON "promotions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "promotions_state" ON "promotions" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "promotions_search" ON "promotions" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "services_created" ON "services" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "services_live_created" ON "services" USING btree ("created_at") WHERE "services"."live_revision" is not null and "services"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_live_published" ON "services" USING btree ("published_at","created_at") WHERE "services"."live_revision" is not null and "services"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_due" ON "services" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "services_until" ON "services" USING btree ("visible_until") WHERE "services"."live_revision" is not null and "services"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_updated" ON "services" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "services_state" ON "services" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin (to_tsvector('simple', coalesce("search", '')));--> statement-breakpoint
CREATE UNIQUE INDEX "synonyms_created" ON "synonyms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "synonyms_live_created" ON "synonyms" USING btree ("created_at") WHERE "synonyms"."live_revision" is not null and "synonyms"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "synonyms_live_published" ON "synonyms" USING btree ("published_at","created_at") WHERE "synonyms"."live_revision" is not null and "synonyms"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "synonyms_due" ON "synonyms" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "synonyms_until" ON "synonyms" USING btree ("visible_until") WHERE "synonyms"."live_revision" is not null and "synonyms"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "synonyms_updated" ON "synonyms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "synonyms_state" ON "synonyms" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "synonyms_search" ON "synonyms" USING gin (to_tsvector('simple', coalesce("search", '')));