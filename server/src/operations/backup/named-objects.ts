import { sql } from 'drizzle-orm'

/**
 * The objects of the store that rows name, each with its kind. A document that was replaced keeps its address: the store has
 * the new one under another key, and the former ones for staff.
 */
export const namedObjects = sql`select coalesce(o.store_key, f.key) as key, f.mime from files f
    left join file_objects o on o.key = f.key
  union select coalesce(store_key, key), mime from file_objects
  union select store_key, mime from file_versions
  union select p.store_key, f.mime from file_pending_versions p join files f on f.id = p.file_id
  union select key, 'application/octet-stream' from kyc_document_objects`
