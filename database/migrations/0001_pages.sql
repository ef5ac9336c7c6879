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
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"company" text,
	"slug" text,
	"address" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pages_created" ON "pages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pages_live_created" ON "pages" USING btree ("created_at") WHERE "pages"."live_revision" is not null and "pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_live_published" ON "pages" USING btree ("published_at","created_at") WHERE "pages"."live_revision" is not null and "pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_due" ON "pages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pages_until" ON "pages" USING btree ("visible_until") WHERE "pages"."live_revision" is not null and "pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_updated" ON "pages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "pages_state" ON "pages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "pages_search" ON "pages" USING gin (to_tsvector('simple', coalesce("search", '')));