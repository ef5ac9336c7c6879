import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A mobile number that no other test uses, as people write it: two codes for one within a minute are refused. */
export const freshNumber = (): string => `0999 ${randomInt(100, 1000)} ${randomInt(100, 1000)}`
export const freshEmail = (): string => `customer-${randomInt(1_000_000_000)}@example.com`

const asSent = (contact: string) =>
  contact.includes('@') ? contact.toLowerCase() : `+265${contact.replaceAll(' ', '').slice(1)}`

/** Every message that demonstration has left in its outbox for a contact. */
export async function messagesTo(dataDir: string, contact: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  // What begins with a dot is still being written.
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.filter((text) => text.includes(asSent(contact)))
}

/** The same as people read it: quoted-printable undone. */
export const readableMailsTo = async (dataDir: string, contact: string): Promise<string[]> =>
  (await messagesTo(dataDir, contact)).map((mail) =>
    decodeURIComponent(
      mail
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('%', '%25')
        .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
    ),
  )

/** The codes a contact was sent. */
async function codesOf(dataDir: string, contact: string): Promise<string[]> {
  const messages = await messagesTo(dataDir, contact)
  return messages.flatMap((text) => /(?<![\w+-])\d{6}(?![\w-])/.exec(text.replace(asSent(contact), '')) ?? [])
}

/** Waits for the code that is none of `known`. */
export async function codeFor(
  dataDir: string,
  contact: string,
  known: readonly string[] = [],
): Promise<string> {
  const fresh = async () => (await codesOf(dataDir, contact)).find((code) => !known.includes(code)) ?? ''
  await expect.poll(fresh).toMatch(/^\d{6}$/)
  return fresh()
}
