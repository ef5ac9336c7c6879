import type { Changes } from '../changes/change.ts'
import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import type { Secrets } from '../config/secrets.ts'
import { BackupError } from './backup/format.ts'
import { readCommand, runCommand, type Command } from './operator-commands.ts'
import type { Outcome } from './outcome.ts'

/** Beside the embedded database, which only one process can hold: whoever may read the data folder may ask it. */
export const socketIn = (dataDir: string): string => join(dataDir, 'operator.sock')

/** A socket's path may have 107 bytes on Linux and 103 elsewhere; Windows has none. */
const usable = (path: string) => process.platform !== 'win32' && Buffer.byteLength(path) <= 103

/**
 * Answers operator's commands, one a connection, while the service runs. It writes where it is told to, so that only the
 * system's own user reaches it.
 */
export async function listenForOperator(services: {
  db: Database
  storage: ObjectStorage
  secrets: Secrets
  changes: Changes
  dataDir: string
}): Promise<{ close(): Promise<void> }> {
  const path = socketIn(services.dataDir)
  if (!usable(path)) return { close: async () => {} }
  // One of a process that was killed; the folder is ours alone, since its lock is held.
  await rm(path, { force: true })
  const open = new Set<Socket>()
  const running = new Set<Promise<void>>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // Whoever asked may have gone; what was asked is finished all the same.
    socket.on('error', () => {})
    createInterface({ input: socket }).once('line', (line) => {
      const answered = answer(services, line).then(
        (outcome) => void socket.end(`${JSON.stringify(outcome)}\n`),
      )
      running.add(answered)
      void answered.finally(() => running.delete(answered))
    })
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(path, done)
  })
  await chmod(path, 0o600)
  return {
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      await Promise.allSettled(running)
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

async function answer(services: Parameters<typeof listenForOperator>[0], line: string): Promise<Outcome> {
  const command = readCommand(line)
  if (!command) return { lines: ['This is no command.'], ok: false }
  try {
    return await runCommand(services, command)
  } catch (error) {
    if (error instanceof BackupError) return { lines: [error.message], ok: false }
    // A full disk, a folder that may not be written: the system's own word says it.
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'look at its log'
    return { lines: [`The service could not do it: ${why}`], ok: false }
  }
}

/** Has a running service do it; null where none listens in that data folder. */
export function askRunning(dataDir: string, command: Command): Promise<Outcome | null> {
  const path = socketIn(dataDir)
  if (!usable(path)) return Promise.resolve(null)
  return new Promise((done) => {
    const socket = connect(path)
    let heard = ''
    let connected = false
    socket.on('connect', () => {
      connected = true
      socket.write(`${JSON.stringify(command)}\n`)
    })
    socket.on('data', (data) => (heard += data.toString()))
    socket.on('error', () => done(connected ? broken : null))
    socket.on('close', () => done(readOutcome(heard)))
  })
}

const broken: Outcome = { lines: ['The service ended before it had answered.'], ok: false }

function readOutcome(heard: string): Outcome {
  try {
    return JSON.parse(heard) as Outcome // the service's, by answer()
  } catch {
    return broken
  }
}
