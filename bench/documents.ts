import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { startProgram, type Running } from './process.ts'
import { median, print } from './report.ts'
import type { Draft } from '../contract/kyc.ts'
import { costlyFiles } from '../server/test-support/costly-files.ts'
import { samplePdf } from '../server/test-support/kyc-documents.ts'
import { tokenOf } from '../server/test-support/proved-contacts.ts'

const contacts = 20
const each = 5
/** How much later an honest customer's first document may be looked at beside all of them. */
const most = { times: 2, plusSeconds: 40 }

/** An honest customer's first document, alone and beside contacts that send the worst there are. */
export async function measureDocuments(folder: string, quick: boolean): Promise<void> {
  const server = await startProgram('server/test-support/proved.process.ts', {
    DATA_DIR: join(folder, 'documents'),
  })
  try {
    // Contacts that are proved already, each used once.
    let next = 0
    const alone: number[] = []
    for (let n = 0; n < 5; n++) alone.push(await lookedAtIn(server, next++, samplePdf()))
    const worst = (await costlyFiles()).filter(({ end }) => end === 'ended')
    const hostile = Array.from({ length: contacts }, () => next++)
    let sent = 0
    for (const contact of hostile)
      for (let n = 0; n < (quick ? 1 : each); n++) {
        const file = worst[(contact + n) % worst.length]
        // Each its own, as if nobody had seen the like of it.
        if (file)
          await send(server, contact, Buffer.concat([file.bytes, Buffer.from(`${' '.repeat(sent++)}\n`)]))
      }
    const beside: number[] = []
    const pages: number[] = []
    const looking = setInterval(() => void timed(`${server.url}/healthz`).then((ms) => pages.push(ms)), 250)
    for (let n = 0; n < (quick ? 1 : 3); n++) beside.push(await lookedAtIn(server, next++, samplePdf()))
    clearInterval(looking)
    const limit = median(alone) * most.times + most.plusSeconds
    print(
      `Documents: an honest customer's first is looked at in ${median(alone).toFixed(1)} s alone, and in ${beside.map((s) => s.toFixed(1)).join(', ')} s ` +
        `beside ${contacts} contacts that sent ${sent} of the worst; at most ${limit.toFixed(1)} s is the goal${beside.every((s) => s <= limit) ? '' : ', MISSED'}`,
    )
    print(
      `Documents: meanwhile the server answered in ${median(pages).toFixed(0)} ms (median), ${Math.max(...pages).toFixed(0)} ms at most; ${server.memory().most} MB at most`,
    )
  } finally {
    await server.stop()
  }
}

async function timed(url: string): Promise<number> {
  const began = performance.now()
  await (await fetch(url)).text()
  return performance.now() - began
}

/** @returns seconds from the last byte to the result */
async function lookedAtIn(server: Running, contact: number, file: Buffer): Promise<number> {
  const draft = await send(server, contact, file)
  const began = performance.now()
  for (;;) {
    const answer = await fetch(`${server.url}/api/kyc_drafts/${draft}`, { headers: headersOf(contact) })
    const { documents } = (await answer.json()) as Draft // what the route's own schema says
    if (documents.some(({ state }) => state === 'received')) return (performance.now() - began) / 1000
    if (documents.some(({ state }) => state === 'refused')) throw new Error('an honest document was refused')
    await new Promise((done) => setTimeout(done, 50))
  }
}

const headersOf = (contact: number) => ({ authorization: `Bearer ${tokenOf(contact)}` })

/** Sends a file in one piece into a new draft. @returns the draft's id */
async function send({ url }: Running, contact: number, file: Buffer): Promise<string> {
  const draft = randomUUID()
  const begun = await fetch(`${url}/api/kyc_drafts/${draft}`, { method: 'PUT', headers: headersOf(contact) })
  if (begun.status !== 200) throw new Error(`no draft: ${await begun.text()}`)
  const about = {
    draft,
    purpose: 'Payslip',
    filename: 'sample.pdf',
    sha256: createHash('sha256').update(file).digest('hex'),
  }
  const sent = await fetch(`${url}/uploads/kyc`, {
    method: 'POST',
    headers: {
      ...headersOf(contact),
      'tus-resumable': '1.0.0',
      'upload-length': String(file.length),
      'upload-metadata': Object.entries(about)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(file),
  })
  if (sent.status !== 201) throw new Error(`not sent: ${sent.status} ${await sent.text()}`)
  return draft
}
