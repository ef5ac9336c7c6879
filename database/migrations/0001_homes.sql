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
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"company" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "homes_created" ON "homes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "homes_live_created" ON "homes" USING btree ("created_at") WHERE "homes"."live_revision" is not null and "homes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "homes_live_published" ON "homes" USING btree ("published_at","created_at") WHERE "homes"."live_revision" is not null and "homes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "homes_due" ON "homes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "homes_until" ON "homes" USING btree ("visible_until") WHERE "homes"."live_revision" is not null and "homes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "homes_updated" ON "homes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "homes_state" ON "homes" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "homes_search" ON "homes" USING gin (to_tsvector('simple', coalesce("search", '')));