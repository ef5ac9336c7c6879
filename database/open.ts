import type { PGlite } from '@electric-sql/pglite'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

type NoSchema = Record<string, never>

/** Drizzle over either driver. Inside a transaction use its `tx` only: the embedded database has one connection. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** Options of pg for every pool on this database. */
type PostgresTimeouts = {
  connectionTimeoutMillis: number
  statement_timeout?: number
  query_timeout?: number
  idle_in_transaction_session_timeout?: number
}

/** Connections of the pool, and statements and transactions that wait for one. */
export type PoolUse = { busy: number; idle: number; waiting: number }

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

/** PostgreSQL refuses the connection, or was not reached in time. The message is one line without the address. */
export class DatabaseConnectionError extends Error {
  constructor(reason: string, cause: unknown) {
    super(`cannot connect to the database at DATABASE_URL: ${reason}`, { cause })
  }
}

/** A newer version of the program has migrated the database, and this one may not work with its tables. */
export class SchemaTooNewError extends Error {
  /** @param when the newest migration's stamp */
  constructor(when: number) {
    const day = new Date(when).toISOString().slice(0, 10)
    super(
      `a newer version of the program has migrated the database (migration of ${day}): start that version, or restore the backup from before the upgrade`,
    )
  }
}

export type OpenDatabase = {
  db: Database
  driver:
    | { kind: 'embedded'; client: PGlite }
    | { kind: 'postgres'; url: string; timeouts: PostgresTimeouts; poolUse: () => PoolUse }
  /** LISTENs until closed, reconnecting by itself */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}
