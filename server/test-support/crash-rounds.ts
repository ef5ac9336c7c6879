import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { kycDocumentObjects, kycDocuments, kycSubmissions, messages } from '#database/tables.ts'
import { openObject } from '../src/kyc/uploads/document-storage.ts'
import { compileCache } from './compile-cache.ts'
import { handIn, type ReceivedSubmission } from './crash-client.ts'
import { sha256 } from './kyc-documents.ts'
import { usernameOf } from './proved-contacts.ts'
import { startService } from './service.ts'
import { until } from './until.ts'

export type Rounds = { kills: number; submissions: number; documents: number; wrong: string[] }

const program = new URL('./proved.process.ts', import.meta.url)

/**
 * Customers hand documents in while the server's process is killed again and again, at any moment; then everything they
 * were told is looked for.
 * @param customers how many at once
 */
export async function crashRounds(kills: number, customers = 3): Promise<Rounds> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crash-'))
  const wrong: string[] = []
  const received: ReceivedSubmission[] = []
  let over = false
  let stopping = false
  let next = 0
  let answers = 0
  const customer = {
    url: () => server.url,
    over: () => over,
    answered: () => void answers++,
    wrong: (what: string) => void wrong.push(what),
  }
  let server = await begin(dataDir)
  const last = () => server.child.kill('SIGKILL')
  process.once('exit', last)
  try {
    const working = Array.from({ length: customers }, async () => {
      while (!stopping) {
        const done = await handIn(customer, next++)
        if (done) received.push(done)
      }
    })
    for (let n = 0; n < kills; n++) {
      // So many answers on, and then at any moment.
      const enough = answers + randomInt(1, 80)
      await until(() => answers >= enough)
      await wait(randomInt(0, 60))
      const ended = new Promise((done) => server.child.once('exit', done))
      server.child.kill('SIGKILL')
      await ended
      server = await begin(dataDir)
    }
    // Each finishes what is in hand.
    stopping = true
    const late = setTimeout(() => (over = true), 120_000)
    await Promise.all(working)
    clearTimeout(late)
    await allMailed(dataDir, received)
    const ended = new Promise((done) => server.child.once('exit', done))
    server.child.kill('SIGTERM')
    await ended
    const documents = await lookFor(dataDir, received, wrong)
    return { kills, submissions: received.length, documents, wrong }
  } finally {
    over = true
    process.off('exit', last)
    server.child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts the server on a free port, and resolves once it listens. */
async function begin(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program.pathname], {
    env: { DATA_DIR: dataDir, PORT: '0', ...compileCache },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((done, failed) => {
    const hear = (part: Buffer) => {
      said += part.toString()
      const address = /listening on (http:\S+)\s/.exec(said)?.[1]
      if (address !== undefined) done(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)))
  })
  return { child, url }
}

async function outbox(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

/** Each mail goes out in the end; how long that may take, the queue decides. */
async function allMailed(dataDir: string, received: readonly ReceivedSubmission[]): Promise<void> {
  for (let n = 0; n < 600; n++) {
    const mails = await outbox(dataDir)
    if (received.every(({ contact }) => mails.includes(usernameOf(contact)))) return
    await wait(100)
  }
}

/** Looks for all that customers were told, and for what is there twice. @returns how many documents were opened */
async function lookFor(
  dataDir: string,
  received: readonly ReceivedSubmission[],
  wrong: string[],
): Promise<number> {
  const service = await startService({ dataDir })
  const { db, storage } = service.services
  const mails = await outbox(dataDir)
  let opened = 0
  for (const { contact, submission, files } of received) {
    const username = usernameOf(contact)
    const rows = await db.select().from(kycSubmissions).where(eq(kycSubmissions.username, username))
    if (rows.length !== 1 || rows[0]?.id !== submission)
      wrong.push(`${rows.length} submissions of ${username}`)
    const documents = await db.select().from(kycDocuments).where(eq(kycDocuments.submission_id, submission))
    if (documents.length !== files.size) wrong.push(`${documents.length} documents of ${username}`)
    for (const paper of documents) {
      const whole = await openObject(service.services, paper, 'whole', 0)
      if (!whole || sha256(whole) !== files.get(paper.purpose))
        wrong.push(`a paper of ${username} is not what was sent`)
      else opened++
    }
    const written = await db.select().from(messages).where(eq(messages.recipient, username))
    if (written.length !== 1) wrong.push(`${written.length} mails written to ${username}`)
    if (!mails.includes(username)) wrong.push(`no mail went to ${username}`)
  }
  for (const { key } of await db.select().from(kycDocumentObjects))
    if (!(await storage.get(key))) wrong.push('a row without its object')
  await service.stop()
  return opened
}
