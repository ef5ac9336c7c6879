import { openAsStaff, type StaffPage } from './back-office.ts'
import type { Sample } from './sample.ts'
import { startBeside, type ServerBeside } from './server.ts'
import { expect, test } from './test.ts'

type AtDesks<Role extends string> = { server: ServerBeside } & Record<Role, StaffPage>

type DeskOptions<Role extends string> = {
  /** changes the sample content before the server starts */
  prepare?: (sample: Sample) => Promise<unknown>
  /** what may go wrong in their browsers, by whose; those who are not named are not looked at */
  faults?: Partial<Record<Role, RegExp | 'none'>>
}

/**
 * Before the first test of a file starts a server and seats members of staff, each in a browser of their own; after the
 * last one looks through what went wrong there, and stops all of it.
 * @param roles such as `rates-officer`
 * @param begin is handed server and desks by role, and does what else comes before the first test
 */
export function openDesks<Role extends string>(
  roles: readonly Role[],
  begin: (at: AtDesks<Role>) => void | Promise<void>,
  { prepare, faults = {} }: DeskOptions<Role> = {},
): void {
  const seated: [Role, StaffPage][] = []
  let server: ServerBeside | undefined
  test.beforeAll(async ({ browser }) => {
    // A copy of the sample content, and a start.
    test.setTimeout(240_000)
    server = await startBeside({}, prepare)
    for (const role of roles) seated.push([role, await openAsStaff(browser, server, role)])
    // Of each role there is one.
    const desks = Object.fromEntries(seated) as Record<Role, StaffPage>
    await begin({ server, ...desks })
  })
  test.afterAll(async () => {
    for (const [, desk] of seated) await desk.leave()
    for (const [role, desk] of seated) {
      const expected = faults[role]
      if (expected) expect(desk.errors(expected === 'none' ? undefined : expected), role).toEqual([])
    }
    await server?.stop()
  })
}
