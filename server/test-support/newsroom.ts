import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { isNull } from 'drizzle-orm'
import { z } from 'zod'
import { storedCollections } from '#database/registry.ts'
import { system } from '../src/changes/actor.ts'
import { loadItem } from '../src/content/rows.ts'
import { unpublish } from '../src/content/unpublish.ts'
import { addFile, checkFile, storeFile } from '../src/media/add-file.ts'
import type { Collection } from '#contract/collection.ts'
import type { Role } from '#contract/roles.ts'
import { folded, onePage, stream, writePdf } from './raw-pdf.ts'
import { bodyOf, type UploadedFiles } from './sample-body.ts'
import type { Service } from './service.ts'

/** An item as staff see it after a change. */
export type StaffItem = { id: string; created_at: string; version: number; revision: number; state: string }

export type Newsroom = {
  /** the token of the staff member with that role; one each */
  token(role: Role): string
  writer(definition: Collection): string
  /** a body of its own at each call */
  body(definition: Collection, how?: { ny?: boolean }): Record<string, unknown>
  /** writes an item and leaves it as its collection has it: a draft where it needs approval, else live */
  write(definition: Collection, body?: Record<string, unknown>): Promise<StaffItem>
  /** writes an item and lets it go live, with a second person where it needs one */
  publish(definition: Collection, body?: Record<string, unknown>): Promise<StaffItem>
  /** sends the draft for approval and approves it */
  approve(definition: Collection, item: StaffItem): Promise<StaffItem>
  /** removes what there may be only a few of, such as one a company */
  makeRoom(): Promise<void>
  upload(bytes: Buffer, mime: string, name?: string): Promise<string>
  uploaded: UploadedFiles
}

/** Staff of each role with a picture and a document uploaded, for tests that need content. */
export async function openNewsroom(service: Service): Promise<Newsroom> {
  const people: Role[] = ['administrator', 'author', 'approver', 'rates_officer', 'kyc_officer', 'auditor']
  const tokens = new Map<Role, string>()
  for (const role of people) tokens.set(role, (await service.staff(role)).token)
  const token = (role: Role) => tokens.get(role) ?? ''
  const writer = (definition: Collection) => token(definition.writers[0] ?? 'administrator')
  let n = 0

  async function must(asked: Promise<{ status: number; text: string; body: unknown }>): Promise<StaffItem> {
    const { status, text, body } = await asked
    if (status >= 300) throw new Error(`${status}: ${text}`)
    return body as StaffItem
  }
  const upload: Newsroom['upload'] = async (raw, mime, name = 'sample') => {
    const headers = { 'content-type': mime }
    return (await must(service.ask('POST', `/api/files?name=${name}`, { as: token('author'), raw, headers })))
      .id
  }
  const uploaded = {
    image: await upload(await picture(), 'image/png'),
    file: await addPdf(service),
  }

  const body: Newsroom['body'] = (definition, how) => {
    const { appendOnly, window } = definition
    // A rate never takes effect in the past.
    const begins = appendOnly && window.from !== null && { [window.from]: new Date().toISOString() }
    return { ...bodyOf(definition, n++, uploaded, how), ...begins }
  }
  const write: Newsroom['write'] = (definition, written = body(definition)) =>
    must(service.ask('POST', `/api/${definition.name}`, { as: writer(definition), body: written }))
  const approve: Newsroom['approve'] = async (definition, { id }) => {
    const address = `/api/${definition.name}/${id}`
    // Test rates move and spread as they like.
    const submission = definition.appendOnly ? { confirmation: 'A sample rate.' } : null
    const { revision } = await must(
      service.ask('POST', `${address}/submit`, { as: writer(definition), body: submission }),
    )
    return must(service.ask('POST', `${address}/approve`, { as: token('approver'), body: { revision } }))
  }
  return {
    token,
    writer,
    body,
    write,
    approve,
    async publish(definition, written = body(definition)) {
      const item = await write(definition, written)
      return item.state === 'draft' ? approve(definition, item) : item
    },
    async makeRoom() {
      for (const stored of storedCollections.filter(({ definition }) => isOneOfFew(definition)))
        for (const { id } of await service.services.db
          .select({ id: stored.table.id })
          .from(stored.table)
          .where(isNull(stored.table.deleted_at)))
          await service.services.changes(system('a test'), async (change) =>
            unpublish(change, stored, await loadItem(change, stored, id), {
              state: 'archived',
              deleted_at: change.now,
            }),
          )
    },
    upload,
    uploaded,
  }
}

/** Adds a PDF as an upload does, without its inspection, which starts a process. */
async function addPdf({ services: { changes, jobs, storage } }: Service): Promise<string> {
  const file = await checkFile('sample', pdf('one'))
  await storeFile(storage, file)
  await changes(system('a test'), async (change) => {
    await addFile(change, file)
    await jobs.send(change.tx, 'first-page', { file: file.id })
  })
  return file.id
}

/** True where a field that only one item may have takes a few values. */
const isOneOfFew = ({ unique, fields }: Collection): boolean =>
  unique.some((name) => fields[name] instanceof z.ZodEnum)

/** A picture of a few colours. */
export const picture = (width = 640, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } })
    .png()
    .toBuffer()

/** A PDF of so many bytes, most of them random and in a stream that no page draws. */
export function pdfOfBytes(size: number): Buffer {
  const withBytes = (content: Buffer) => writePdf([...onePage(), stream(content)])
  const frame = withBytes(Buffer.alloc(size)).length - size
  return withBytes(randomBytes(size - frame))
}

/** A PDF of one page, different for each text. */
export const pdf = (text: string): Buffer =>
  writePdf([...onePage().slice(0, 3), folded(`% ${text}\n0 0 m 300 300 l S`)])
