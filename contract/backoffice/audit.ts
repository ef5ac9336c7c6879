/** One row of the audit log. Times are ISO 8601, UTC. */
export type AuditRow = {
  seq: number
  at: string
  action: string
  /** the collection's name, or a table's where it is none, such as `staff` */
  collection: string | null
  item_id: string | null
  /** null where it was erased with the customer it was about */
  who: { id: string; name: string } | null
  address: string | null
  /** who did what to which item, with values before and after; nothing in it tells of a customer */
  sentence: string
}

/** One field that changed. Values are missing where they tell of a customer: then only the field is named. */
export type AuditField = { field: string; before?: unknown; after?: unknown }

/** A line with what changed. */
export type AuditDetail = AuditRow & {
  fields: AuditField[]
  /** what else was noted, such as a reason or a revision's number */
  notes: Record<string, unknown>
  /** true if the row's details were erased */
  erased: boolean
  /** its place in the chain: HMAC over the line before and this one's digest */
  hash: string
}

export type AuditPage = {
  rows: AuditRow[]
  /** the `after` of the next page; null at the end */
  next: string | null
  /** how many of the newest lines a search by words does not find yet; 0 without words */
  unsearched: number
}

export type AuditHead = {
  seq: number
  hash: string
  /** the end of the chain that was last written to the log, a minute after each change while a worker runs */
  logged: { seq: number; hash: string; at: string } | null
}

export type AuditError = {
  seq: number
  error:
    | 'changed'
    | 'missing'
    | 'reordered'
    | 'details changed'
    | 'details missing'
    | 'cut off'
    | 'not as told'
}
export type AuditCheck = { checked: number; errors: AuditError[] }

/** What the list can be narrowed by, beside days and the item. */
export type AuditChoices = {
  actions: string[]
  collections: string[]
  people: { id: string; name: string }[]
}
