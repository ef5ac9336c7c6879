import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Draft } from '#contract/kyc.ts'
import { requiredDocuments } from '#database/sample/kyc/required-documents.ts'
import { metadata, path, sha256 } from './kyc-documents.ts'
import { provedBranch, tokenOf } from './proved-contacts.ts'
import { onePage, stream, writePdf } from './raw-pdf.ts'

const type = 'Individual Account'

/** What a customer was told is done. */
export type ReceivedSubmission = {
  contact: number
  account: string
  submission: string
  files: Map<string, string>
}

/** A customer whose server ends at any moment: asks until there is an answer. */
export type Customer = {
  url: () => string
  /** true once the customer is to stop */
  over: () => boolean
  /** a request was answered */
  answered: () => void
  /** what must not be, and was */
  wrong: (what: string) => void
}

class Over extends Error {}

const aDocument = (): Buffer =>
  writePdf([...onePage(), stream(randomBytes(randomInt(20_000, 120_000)).toString('hex'))])

/** Hands in all documents of an account, chunk by chunk. @returns null where it was stopped before it was told so */
export async function handIn(customer: Customer, contact: number): Promise<ReceivedSubmission | null> {
  const headers = { authorization: `Bearer ${tokenOf(contact)}` }
  const ask = async (method: string, to: string, init: RequestInit = {}): Promise<Response> => {
    for (;;) {
      if (customer.over()) throw new Over()
      try {
        const answer = await fetch(customer.url() + to, {
          ...init,
          method,
          headers: { ...headers, ...(init.headers as Record<string, string> | undefined) }, // only plain ones are given
        })
        customer.answered()
        if (answer.status < 500) return answer
      } catch {
        // It is not there just now.
      }
      await wait(20)
    }
  }
  const draft = randomUUID()
  const files = new Map<string, string>()
  try {
    await ask('PUT', `/api/kyc_drafts/${draft}`)
    for (const purpose of requiredDocuments[type])
      files.set(purpose, await sendDocument({ ask, customer }, draft, purpose))
    const documents = await allReceived(ask, draft)
    const account = String(1_000_000_000_000 + contact)
    const body = {
      account_number: account,
      account_name: 'Sample',
      branch: provedBranch,
      kyc_account_type: type,
      documents,
    }
    const sent = await ask('POST', '/api/kyc_submissions', {
      headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (sent.status !== 201) customer.wrong(`a submission was answered ${sent.status}: ${await sent.text()}`)
    const { id } = (await sent.json()) as { id: string }
    return { contact, account, submission: id, files }
  } catch (error) {
    if (error instanceof Over) return null
    throw error
  }
}

type Ask = (method: string, to: string, init?: RequestInit) => Promise<Response>

/** Sends a document by tus; what was acknowledged once must be there ever after. @returns its hash */
async function sendDocument(
  { ask, customer }: { ask: Ask; customer: Customer },
  draft: string,
  purpose: string,
): Promise<string> {
  const file = aDocument()
  const hash = sha256(file)
  const tus = { 'tus-resumable': '1.0.0' }
  const begun = await ask('POST', path, {
    headers: {
      ...tus,
      'upload-length': String(file.length),
      'upload-metadata': metadata({ draft, purpose, filename: 'a.pdf', sha256: hash }),
    },
  })
  const url = begun.headers.get('location') ?? ''
  if (begun.status !== 201) customer.wrong(`an upload was answered ${begun.status}`)
  let at = 0
  while (at < file.length) {
    const chunk = file.subarray(at, at + randomInt(10_000, 100_000))
    const sent = await ask('PATCH', url, {
      headers: { ...tus, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(chunk),
    })
    if (sent.status === 204) {
      at = Number(sent.headers.get('upload-offset'))
      continue
    }
    // The answer to these bytes was lost, or they were.
    const head = await ask('HEAD', url, { headers: tus })
    const kept = Number(head.headers.get('upload-offset') ?? -1)
    if (kept < at) customer.wrong(`of ${at} acknowledged bytes ${kept} are left (${head.status})`)
    at = Math.max(at, kept)
  }
  return hash
}

/** Waits until every document was inspected. */
async function allReceived(ask: Ask, draft: string) {
  for (;;) {
    const { documents } = (await (await ask('GET', `/api/kyc_drafts/${draft}`)).json()) as Draft
    const refused = documents.find(({ state }) => state === 'refused')
    if (refused) throw new Error(`a document was refused: ${refused.refusal}`)
    if (documents.every(({ state }) => state === 'received'))
      return documents.map(({ id, purpose }) => ({ purpose, document: id }))
    await wait(30)
  }
}
