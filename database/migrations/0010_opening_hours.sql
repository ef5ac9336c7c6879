UPDATE "revisions" SET "body" = '{"opening": [], "exceptions": []}'::jsonb || "body"
	WHERE "collection" IN ('branches', 'moneybureau_locations', 'facts');--> statement-breakpoint
WITH "days" ("place", "code", "name") AS (VALUES (1, 'Mo', 'Monday'), (2, 'Tu', 'Tuesday'), (3, 'We', 'Wednesday'),
	(4, 'Th', 'Thursday'), (5, 'Fr', 'Friday'), (6, 'Sa', 'Saturday'), (7, 'Su', 'Sunday')),
"periods" AS (
	SELECT "revisions"."id", "part"."place", "m" [4] AS "opens", "m" [5] AS "closes", (
		SELECT jsonb_agg("code" ORDER BY "place") FROM "days" WHERE CASE
			WHEN "m" [1] = 'Every day' THEN true
			WHEN "m" [2] IN ('and', '&') THEN "name" IN ("m" [1], "m" [3])
			ELSE "place" BETWEEN (SELECT "place" FROM "days" WHERE "name" = "m" [1])
				AND (SELECT "place" FROM "days" WHERE "name" = coalesce("m" [3], "m" [1])) END) AS "days"
	FROM "revisions"
	CROSS JOIN LATERAL regexp_split_to_table("body" #>> '{office,hours,en}', '\s*[,;]\s*') WITH ORDINALITY AS "part" ("text", "place")
	LEFT JOIN LATERAL regexp_match("part"."text",
		'^(\w+|Every day)(?:\s*(to|and|&|–|-)\s*(\w+))?:?\s+([01]\d:[0-5]\d|2[0-3]:[0-5]\d)\s*(?:–|-|to)\s*([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$'
	) AS "match" ("m") ON true
	WHERE "collection" = 'facts'),
"read" AS (
	SELECT "id", jsonb_agg(jsonb_build_object('days', "days", 'opens', "opens", 'closes', "closes") ORDER BY "place") AS "opening"
	FROM "periods" GROUP BY "id" HAVING bool_and("days" IS NOT NULL AND "opens" < "closes"))
UPDATE "revisions" SET "body" = ("revisions"."body" #- '{office,hours}') || coalesce(
	(SELECT jsonb_build_object('opening', "opening") FROM "read" WHERE "read"."id" = "revisions"."id"),
	jsonb_build_object('hours_note', "body" #> '{office,hours}'))
	WHERE "collection" = 'facts' AND "body" #> '{office,hours}' IS NOT NULL;
