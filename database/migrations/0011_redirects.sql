CREATE TABLE "redirects" (
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
	"source" text,
	"target" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_created" ON "redirects" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "redirects_live_created" ON "redirects" USING btree ("created_at") WHERE "redirects"."live_revision" is not null and "redirects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "redirects_live_published" ON "redirects" USING btree ("published_at","created_at") WHERE "redirects"."live_revision" is not null and "redirects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "redirects_due" ON "redirects" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "redirects_until" ON "redirects" USING btree ("visible_until") WHERE "redirects"."live_revision" is not null and "redirects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "redirects_updated" ON "redirects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "redirects_state" ON "redirects" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "redirects_search" ON "redirects" USING gin (to_tsvector('simple', coalesce("search", '')));