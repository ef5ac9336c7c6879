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
	"created_at" timestamp (6) with time zone NOT NULL
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
ALTER TABLE "files" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_assignee" ON "assignments" USING btree ("assignee");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "staff_notes_item" ON "staff_notes" USING btree ("collection","item_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_notices_waiting" ON "staff_notices" USING btree ("user_id","mail");--> statement-breakpoint
CREATE INDEX "staff_notices_mail" ON "staff_notices" USING btree ("mail");--> statement-breakpoint
CREATE INDEX "staff_notices_created" ON "staff_notices" USING btree ("created_at");