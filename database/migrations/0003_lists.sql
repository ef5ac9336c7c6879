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
CREATE INDEX "item_words_words" ON "item_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "list_values_order" ON "list_values" USING btree ("collection","field","value","item_id");