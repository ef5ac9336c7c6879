import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#database/open-database.ts'
import { exportedHeads } from '../changes/exported-heads.ts'
import { verifyAudit } from '../changes/verify-audit.ts'
import { BackupError } from './backup/format.ts'
import { restore } from './backup/restore.ts'
import { readConfig, type Config } from '../config/settings.ts'
import { keepPrivate } from '../config/private-folder.ts'
import { readEnv } from '../config/env.ts'
import { readSecrets } from '../config/secrets.ts'
import { operatorMessage } from '../config/operator-message.ts'
import { makeChanges } from '../changes/change.ts'
import { openKeyring, readKeyring } from '../storage/encryption/keyring.ts'
import { openStorage } from '../storage/open-storage.ts'
import { runCommand, type Command } from './operator-commands.ts'
import type { Outcome } from './outcome.ts'
import { askRunning } from './operator-socket.ts'

// `npm run backup -- --to <folder>`, `npm run restore -- --from <folder> [--erasures <file>]`, `npm run audit:verify`,
// `npm run staff:enable -- --email <an administrator’s>`, `npm run drawings:add`: by the settings of the service itself.

/** How a command is given: a release has no npm. */
const call = (name: string, options = '') =>
  import.meta.url.endsWith('.ts')
    ? `npm run ${name}${options && ` -- ${options}`}`
    : `node command.js ${name} ${options}`.trim()

const usage = {
  backup: call('backup', '--to <a folder that is not there yet>'),
  restore: call('restore', '--from <a backup’s folder> [--erasures <a file of erasures>]'),
  'audit:verify': call('audit:verify', '[--head <number>:<hash>]'),
  'staff:enable': call('staff:enable', '--email <a suspended administrator’s>'),
  'drawings:add': call('drawings:add'),
}
type CommandLine = Command | { name: 'restore'; from: string; erasures: string | null }

/** @throws BackupFault with the usage */
function readAsked(args: readonly string[]): CommandLine {
  const [name = '', ...rest] = args
  const options = {
    to: { type: 'string' },
    from: { type: 'string' },
    erasures: { type: 'string' },
    head: { type: 'string' },
    email: { type: 'string' },
  } as const
  const { to, from, erasures, head, email } = readOptions(
    () => parseArgs({ args: rest, options, strict: true }).values,
  )
  if (name === 'audit:verify') return head === undefined ? { name } : { name, head }
  if (name === 'staff:enable' && email) return { name, email }
  if (name === 'drawings:add') return { name }
  if (name === 'backup' && to) return { name, to: resolve(to) }
  if (name === 'restore' && from) {
    if (erasures && !existsSync(erasures)) throw new BackupError(`there is no file ${erasures}`)
    return { name, from, erasures: erasures ?? null }
  }
  throw new BackupError(
    `use: ${Object.entries(usage).find(([one]) => one === name)?.[1] ?? Object.values(usage).join('\n')}`,
  )
}

function readOptions<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new BackupError(error instanceof Error ? error.message : 'these options are not known')
  }
}

async function run(asked: CommandLine, config: Config): Promise<Outcome> {
  if (asked.name !== 'restore' && config.database.kind === 'embedded') {
    const answered = await askRunning(config.dataDir, asked)
    if (answered) return answered
  }
  const database = await openDatabase(withoutLimits(config.database))
  try {
    const storage = await openStorage(config.storage)
    const { db } = database
    if (asked.name !== 'restore') {
      const secrets = readSecrets(config)
      // Running instances hear of it from the database.
      const changes = makeChanges({ db, auditKey: secrets.key('audit'), committed: () => {} })
      return await runCommand({ db, storage, secrets, changes }, asked)
    }
    const keyring = openKeyring(readKeyring(config))
    const auditKeys = readSecrets(config).keys('audit')
    const target = { database, storage, keyring, auditKeys, dataDir: config.dataDir }
    const done = await restore(target, asked.from, asked.erasures)
    const lines = [
      `Restored the backup of ${done.at}: ${done.rows} rows, ${done.objects} objects.`,
      `Checked: ${done.kycDocuments} documents opened by the keyring and are as they were handed in, ${done.files} files by their hash.`,
      `Erased anew: ${done.erased} submissions.`,
    ]
    const lacking = done.missing.filter(({ why }) => why === 'not in the store')
    if (lacking.length)
      lines.push(
        `The backup never had these, though rows name them: ${lacking.map(({ key }) => key).join(', ')}`,
      )
    const chain = await verifyAudit(database.db, auditKeys, await exportedHeads(storage, auditKeys))
    if (chain.length)
      lines.push(
        `The audit chain does not verify. Set SECRET (or put the file secret into DATA_DIR) as it was where the backup was made, then run ${call('audit:verify')}`,
      )
    return { lines, ok: lacking.length === 0 && chain.length === 0 }
  } finally {
    await database.close()
  }
}

async function main(): Promise<void> {
  const asked = readAsked(process.argv.slice(2))
  const config = readConfig(readEnv(), [])
  const open = keepPrivate(config.dataDir)
  if (open) console.warn(open)
  const { lines, ok } = await run(asked, config)
  console.log(lines.join('\n'))
  if (!ok) process.exitCode = 1
}

/** A backup or a check of the audit log reads whole tables, which may take longer than a request. */
const withoutLimits = (database: Config['database']): Config['database'] =>
  database.kind === 'postgres' ? { kind: 'postgres', url: database.url } : database

main().catch((error: unknown) => {
  console.error(operatorMessage(error, [BackupError]))
  process.exitCode = 1
})
