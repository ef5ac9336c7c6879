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
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"company" text,
	"slug" text,
	"type" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "services_created" ON "services" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "services_live_created" ON "services" USING btree ("created_at") WHERE "services"."live_revision" is not null and "services"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_live_published" ON "services" USING btree ("published_at","created_at") WHERE "services"."live_revision" is not null and "services"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_due" ON "services" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "services_until" ON "services" USING btree ("visible_until") WHERE "services"."live_revision" is not null and "services"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_updated" ON "services" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "services_state" ON "services" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin (to_tsvector('simple', coalesce("search", '')));