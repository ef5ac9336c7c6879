import { isAbsolute } from 'node:path'
import type { Parts } from '../app.ts'
import { verifyAudit } from '../audit/verify.ts'
import { backup } from '../backup/backup.ts'

/** What an operator may ask of a running service or, where none runs, of the database itself. */
export type Command = { name: 'backup'; to: string } | { name: 'audit:verify' }
/** Lines for people, and whether all is well. */
export type Outcome = { lines: string[]; ok: boolean }

export async function runCommand(
  parts: Pick<Parts, 'db' | 'store' | 'secrets'>,
  command: Command,
): Promise<Outcome> {
  if (command.name === 'backup') {
    const { at, tables, objects, missing } = await backup(parts, command.to)
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
  const faults = await verifyAudit(parts.db, parts.secrets.key('audit'))
  return faults.length
    ? { lines: faults.map(({ seq, fault }) => `audit row ${seq}: ${fault}`), ok: false }
    : { lines: ['The audit chain is whole: every row is as it was written.'], ok: true }
}

/** What came over the socket, or null where it is no command. */
export function readCommand(line: string): Command | null {
  try {
    const { name, to } = Object(JSON.parse(line)) as { name?: unknown; to?: unknown } // looked at next
    if (name === 'audit:verify') return { name }
    return name === 'backup' && typeof to === 'string' && isAbsolute(to) ? { name, to } : null
  } catch {
    return null
  }
}
