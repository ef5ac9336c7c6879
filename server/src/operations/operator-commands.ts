import type { Outcome } from './outcome.ts'
import type { Changes } from '../changes/change.ts'
import { isAbsolute } from 'node:path'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import type { Secrets } from '../config/secrets.ts'
import { exportedHeads, readHead } from '../changes/exported-heads.ts'
import { verifyAudit } from '../changes/verify-audit.ts'
import { backup } from './backup/backup.ts'
import { addDrawings } from './add-drawings.ts'
import { enableAdministrator } from './enable-administrator.ts'

/** What an operator may ask of a running service or, where none runs, of the database itself. */
export type Command =
  | { name: 'backup'; to: string }
  | { name: 'audit:verify'; head?: string }
  | { name: 'staff:enable'; email: string }
  | { name: 'drawings:add' }

export async function runCommand(
  services: { db: Database; storage: ObjectStorage; secrets: Secrets; changes: Changes },
  command: Command,
): Promise<Outcome> {
  if (command.name === 'drawings:add') return addDrawings(services)
  if (command.name === 'staff:enable') return enableAdministrator(services.changes, command.email)
  if (command.name === 'backup') {
    const { at, tables, objects, missing } = await backup(services, command.to)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const lines = [
      `Backup of ${at} in ${command.to}: ${rows} rows in ${tables.length} tables, ${objects.count} objects of ${objects.bytes} bytes.`,
    ]
    const lacking = missing.filter(({ why }) => why === 'not in the store')
    const removed = missing.length - lacking.length
    if (removed) lines.push(`${removed} objects were removed while it was made; their rows are gone as well.`)
    if (lacking.length)
      lines.push(
        `The store does not have these, though rows name them: ${lacking.map(({ key }) => key).join(', ')}`,
      )
    return { lines, ok: lacking.length === 0 }
  }
  const keys = services.secrets.keys('audit')
  const given = command.head === undefined ? [] : [readHead(command.head)]
  const [named] = given
  if (named === null) return { lines: ['--head takes <number>:<hash>, as the log has them.'], ok: false }
  const heads = await exportedHeads(services.storage, keys)
  const errors = await verifyAudit(services.db, keys, [...heads, ...(named ? [named] : [])])
  return errors.length
    ? { lines: errors.map(({ seq, error }) => `audit row ${seq}: ${error}`), ok: false }
    : {
        lines: [
          'The audit chain is whole: every row is as it was written.',
          `Compared with ${heads.length} heads in the store${named ? ' and the one given' : ''}.`,
        ],
        ok: true,
      }
}

/** What came over the socket, or null where it is no command. */
export function readCommand(line: string): Command | null {
  try {
    const { name, to, head, email } = Object(JSON.parse(line)) as Record<string, unknown> // looked at next
    if (name === 'audit:verify') return typeof head === 'string' ? { name, head } : { name }
    if (name === 'drawings:add') return { name }
    if (name === 'staff:enable') return typeof email === 'string' ? { name, email } : null
    return name === 'backup' && typeof to === 'string' && isAbsolute(to) ? { name, to } : null
  } catch {
    return null
  }
}
