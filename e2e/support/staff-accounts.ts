import type { APIRequestContext } from '@playwright/test'
import type { Role } from '../../contract/roles.ts'
import type { RunningServer } from './running-server.ts'
import { signIn } from './staff.ts'
import { expect } from './test.ts'

type User = { id: string; email: string; roles: Role[] }

/** What becomes of members of staff beside the page: other roles, sessions that end, accounts that are disabled. */
export function staffAccounts(server: Pick<RunningServer, 'url' | 'output'>) {
  const at = `${server.url}/backoffice/api`
  /** Of each of them one session for all that is asked beside the page. */
  const sessions = new Map<string, Promise<Record<string, string>>>()
  return (request: APIRequestContext) => {
    const headersOf = (role: string): Promise<Record<string, string>> => {
      const known = sessions.get(role) ?? signIn(server, request, role)
      sessions.set(role, known)
      return known
    }
    const find = async (role: string): Promise<User> => {
      const headers = await headersOf('administrator')
      const all = (await (await request.get(`${at}/users`, { headers })).json()) as User[]
      const found = all.find(({ email }) => email === `${role}@sample.invalid`)
      if (!found) throw new Error(`no ${role}`)
      return found
    }
    /** Asked for by one administrator, and agreed to by the second where it needs one. */
    const byTwo = async (role: string, path: string, kind: string, data: object) => {
      const { id } = await find(role)
      const asked = await request.post(`${at}/users/${id}/${path}`, {
        headers: await headersOf('administrator'),
        data,
      })
      expect(asked.ok(), await asked.text()).toBe(true)
      if (((await asked.json()) as { state: string }).state === 'done') return
      const headers = await headersOf('administrator-2')
      const waiting = (await (await request.get(`${at}/staff_requests`, { headers })).json()) as {
        id: string
        user: { id: string }
      }[]
      const one = waiting.find(({ user }) => user.id === id)
      const agreed = await request.post(`${at}/staff_requests/${one?.id}/decide`, {
        headers,
        data: { kind, approve: true },
      })
      expect(agreed.ok(), await agreed.text()).toBe(true)
    }
    return {
      headers: headersOf,
      find,
      /** Gives somebody these roles and no others. */
      setRoles: (role: string, roles: readonly Role[]) => byTwo(role, 'roles', 'roles', { roles }),
      /** Lets somebody in again who was disabled. */
      enable: (role: string) => byTwo(role, 'enable', 'enable', {}),
      act: async (role: string, path: 'disable' | 'sessions/end') => {
        const { id } = await find(role)
        const headers = await headersOf('administrator')
        const answer = await request.post(`${at}/users/${id}/${path}`, { headers, data: {} })
        expect(answer.ok(), await answer.text()).toBe(true)
      },
    }
  }
}
