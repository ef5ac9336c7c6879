import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { requiredDocuments, type KycAccountTypeName } from '../../database/sample/kyc/required-documents.ts'
import { proveByApi, type Lang } from './kyc.ts'
import { emptyPages, pdf } from './kyc-documents.ts'
import type { RunningServer } from './running-server.ts'
import { expect } from './test.ts'

/** A customer who has submitted documents without the page, for journeys of those who look at them. */
export type Customer = {
  contact: string
  id: string
  account: string
  /** hands one document in again */
  again(purpose: string): Promise<void>
}

const metadata = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Proves a contact, uploads a small document for each purpose the type asks for, and sends them. */
export async function handInByApi(
  request: APIRequestContext,
  { url, dataDir }: Pick<RunningServer, 'url' | 'dataDir'>,
  contact: string,
  {
    type = 'Individual Account',
    lang = 'en',
    account = `20${randomInt(10 ** 10, 10 ** 11)}`,
    pages = 1,
  }: {
    type?: KycAccountTypeName
    lang?: Lang
    account?: string
    /** how many the first document has; all others have one */
    pages?: number
  } = {},
): Promise<Customer> {
  const token = await proveByApi(request, url, dataDir, contact, lang)
  const authorization = `Bearer ${token}`

  async function upload(purposes: readonly string[]) {
    const draft = `${url}/api/kyc_drafts/${randomUUID()}`
    expect((await request.put(draft, { headers: { authorization } })).status()).toBe(200)
    for (const purpose of purposes) {
      const paged = pages > 1 && purpose === purposes[0]
      const buffer = paged ? await emptyPages(pages) : pdf(`${purpose.slice(0, 8)}.pdf`).buffer
      const sha256 = createHash('sha256').update(buffer).digest('hex')
      const answer = await request.post(`${url}/uploads/kyc`, {
        headers: {
          authorization,
          'tus-resumable': '1.0.0',
          'content-type': 'application/offset+octet-stream',
          'upload-length': String(buffer.length),
          'upload-metadata': metadata({
            draft: draft.split('/').at(-1) ?? '',
            purpose,
            filename: 'a.pdf',
            sha256,
          }),
        },
        data: buffer,
      })
      expect(answer.status()).toBe(201)
    }
    type Kept = { documents: { id: string; purpose: string; state: string }[] }
    const read = async () =>
      ((await (await request.get(draft, { headers: { authorization } })).json()) as Kept).documents
    const states = async () => new Set((await read()).map(({ state }) => state))
    // Documents are inspected one after another, seconds each on a busy machine.
    await expect.poll(states, { timeout: 120_000 }).toEqual(new Set(['received']))
    return (await read()).map(({ id: document, purpose }) => ({ purpose, document }))
  }
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const headers = { authorization, 'idempotency-key': randomUUID() }
    const answer = await request[method](`${url}/api/kyc_submissions${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { id: string }
  }
  const branches = (await (await request.get(`${url}/api/branches?limit=1`)).json()) as { name: string }[]
  const { id } = await send('post', '', {
    account_number: account,
    account_name: 'Mphatso Sample Banda',
    branch: branches[0]?.name,
    kyc_account_type: type,
    documents: await upload(requiredDocuments[type]),
  })
  return {
    contact,
    id,
    account,
    again: async (purpose) => void (await send('put', `/${id}`, { documents: await upload([purpose]) })),
  }
}
