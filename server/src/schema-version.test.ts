// @module-tag databases
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../test-support/databases.ts'
import { openEmpty } from '../test-support/empty-database.ts'
import { startPostgres } from '../test-support/postgres.ts'
import { migrate } from '#database/migrate.ts'
import { openPostgres } from '#database/open-postgres.ts'
import { SchemaTooNewError, type OpenDatabase } from '#database/open.ts'
import { checkSchemaVersion } from '#database/schema-version.ts'

const future = 4_000_000_000_000
const openers = {
  async embedded() {
    const database = await openEmpty()
    return { database, stop: () => database.close() }
  },
  async PostgreSQL() {
    const postgres = await startPostgres()
    const database = await openPostgres(postgres.url)
    return {
      database,
      async stop() {
        await database.close()
        await postgres.stop()
      },
    }
  },
}

describe.each(databases)('a schema on %s', (kind) => {
  let database: OpenDatabase
  let stop: () => Promise<void>
  beforeEach(async () => {
    ;({ database, stop } = await openers[kind]())
    await migrate(database)
  })
  afterEach(() => stop())

  /** Stands for the migration and the start of a newer program. */
  const upgrade = async (tag: string) => {
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('sample', ${future})`,
    )
    const entries = [
      { tag: '0000_first', when: 1 },
      { tag, when: future },
    ]
    await checkSchemaVersion(database.db, entries, new Set(['9999_compatible']))
  }

  test('that a newer program migrated refuses this one', async () => {
    await upgrade('9999_other')
    await expect(migrate(database)).rejects.toThrow(SchemaTooNewError)
  })

  test('with a compatible newer migration accepts this program', async () => {
    await upgrade('9999_compatible')
    await expect(migrate(database)).resolves.toBeUndefined()
  })

  test('without a mark of compatibility refuses this program', async () => {
    await upgrade('9999_compatible')
    await database.db.execute(sql`comment on table drizzle.__drizzle_migrations is null`)
    await expect(migrate(database)).rejects.toThrow(/newer version .* 2096-10-02/)
  })

  test('of the same version accepts this program again', async () => {
    await expect(migrate(database)).resolves.toBeUndefined()
  })
})
