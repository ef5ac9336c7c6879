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
	"deleted_at" timestamp (6) with time zone,
	"updated_by" text,
	"search" text,
	"slug" text,
	"family" text,
	"type" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "products_created" ON "products" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_live_created" ON "products" USING btree ("created_at") WHERE "products"."live_revision" is not null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_live_published" ON "products" USING btree ("published_at","created_at") WHERE "products"."live_revision" is not null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_due" ON "products" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "products_until" ON "products" USING btree ("visible_until") WHERE "products"."live_revision" is not null and "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_state" ON "products" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin (to_tsvector('simple', coalesce("search", '')));