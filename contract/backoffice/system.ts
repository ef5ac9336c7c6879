/** One setting: its name, whether it is set, and its value or what holds without it; null where that is secret. */
export type Setting = { name: string; set: boolean; value: string | null }

export type HealthPart = 'database' | 'migrations' | 'store' | 'worker'

/** How the service stands. Sizes are bytes; times ISO 8601, UTC. */
export type SystemReport = {
  version: string
  /** null where it was not built from a repository */
  commit: string | null
  node: string
  started_at: string
  services: ('web' | 'worker')[]
  production: boolean
  /** whether customers' documents are scanned for viruses */
  scanner: boolean
  health: { part: HealthPart; ok: boolean; at: string | null }[]
  settings: Setting[]
  database: { kind: 'embedded' | 'postgres'; bytes: number; tables: { name: string; bytes: number }[] }
  storage: {
    kind: 'disk' | 's3'
    parts: { part: 'files' | 'older_documents' | 'kyc_documents'; objects: number; bytes: number }[]
  }
  queues: {
    name: string
    waiting: number
    active: number
    failed: number
    /** when the oldest waiting job was queued; null where none waits */
    oldest_at: string | null
    /** when the next failed attempt is repeated */
    next_at: string | null
    /** the code of the latest failed attempt, such as 451 or ECONNREFUSED */
    last_error: string | null
  }[]
  messages: { queued: number; failed: number }
  alarms: { id: string; collection: string; item_id: string; due_at: string; raised_at: string }[]
}

/** A job or message that failed for good: `GET /api/dead_letters`. Nothing in it is personal. */
export type DeadLetter = {
  /** the queue */
  name: string
  /** of the message, or else of the job */
  id: string
  at: string
  /** of a message: its template, such as `kyc-accepted` */
  template: string | null
  channel: 'email' | 'sms' | null
  /** the item that it is about, where there is one: of a collection, `files`, `kyc_submissions` or `staff` */
  collection: string | null
  item: string | null
  /** the code of the last failed attempt, such as `550` or `ECONNREFUSED` */
  error: string | null
  attempts: number
}
