import type { APIRequestContext } from '@playwright/test'
import type { RunningServer } from './running-server.ts'

type Headers = Record<string, string>

/** Signs a sample member of staff in, by the password the server printed. @param role such as `rates-officer` */
export async function signIn(
  server: Pick<RunningServer, 'url' | 'output'>,
  request: APIRequestContext,
  role: string,
): Promise<Headers> {
  const email = `${role}@sample.invalid`
  const password = server.output().match(new RegExp(`${email}\\s+(\\S+)`))?.[1] ?? ''
  const answer = await request.post(`${server.url}/backoffice/auth/sign-in/email`, {
    data: { email, password, bearer: true },
  })
  if (!answer.ok()) throw new Error(`${role} cannot sign in: ${answer.status()} ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

export type Staff = {
  /** a new rate that takes effect at once, written by one and approved by another */
  rate(currency: string, selling: string): Promise<void>
  /** an item of a collection that needs no approval, live at once; its id */
  item(collection: string, data: Record<string, unknown>): Promise<string>
  /** an item that a second person approves */
  approved(collection: string, data: Record<string, unknown>, writer: string): Promise<string>
}

/** People who change content while a visitor looks on. Throws where the service does not take it. */
export async function openStaff(
  server: Pick<RunningServer, 'url' | 'output'>,
  request: APIRequestContext,
): Promise<Staff> {
  const roles = ['author', 'rates-officer', 'approver']
  const people = new Map<string, Headers>()
  for (const role of roles) people.set(role, await signIn(server, request, role))
  const as = (role: string) => people.get(role) ?? {}
  async function post(path: string, data: unknown, role: string): Promise<{ id: string; revision: number }> {
    const answer = await request.post(`${server.url}/api/${path}`, { data, headers: as(role) })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as { id: string; revision: number }
  }
  const approved: Staff['approved'] = async (collection, data, writer) => {
    const { id } = await post(collection, data, writer)
    // A sample rate may move further than usual.
    const { revision } = await post(`${collection}/${id}/submit`, { confirmation: 'A sample.' }, writer)
    await post(`${collection}/${id}/approve`, { revision }, 'approver')
    return id
  }
  return {
    approved,
    async rate(currency, selling) {
      const effective_at = new Date().toISOString()
      const less = (kwacha: number) => (Number(selling) - kwacha).toFixed(2)
      const data = { currency, buying: less(10), selling, middle: less(5), effective_at }
      await approved('money_bureau_exchange_rates', data, 'rates-officer')
    },
    item: async (collection, data) => (await post(collection, data, 'author')).id,
  }
}
