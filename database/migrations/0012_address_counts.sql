CREATE TABLE "address_counts" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "address_counts_kind_day_name_pk" PRIMARY KEY("kind","day","name")
);
