import type { PGlite } from '@electric-sql/pglite'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

type NoSchema = Record<string, never>

/** Drizzle over either driver. Inside a transaction use its `tx` only: the embedded database has one connection. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

export type Listener = {
  /** a notification's payload */
  heard(payload: string): void
  /** the connection was lost: notifications may have been missed until `again` */
  lost(): void
  again(): void
}

/** Another process holds this data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`the data folder ${folder} is in use by another process`)
  }
}

export type OpenDatabase = {
  db: Database
  driver: { kind: 'embedded'; client: PGlite } | { kind: 'postgres'; pool: Pool; url: string }
  /** LISTENs until closed, reconnecting by itself */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}
