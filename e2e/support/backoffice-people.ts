import type { Page, Route } from '@playwright/test'
import type { RunningServer } from './running-server.ts'
import { messagesTo } from './codes.ts'
import { expect } from './test.ts'

/** The e-mail and password of a sample member of staff, as the server printed them. @param role such as `rates-officer` */
export function sampleStaff({ output }: Pick<RunningServer, 'output'>, role: string) {
  const email = `${role}@sample.invalid`
  return { email, password: output().match(new RegExp(`${email}\\s+(\\S+)`))?.[1] ?? '' }
}

/** Types e-mail and password into the sign-in screen and sends them. */
export async function typeSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in by the screen and waits for the shell. */
export async function enterBackoffice(
  page: Page,
  server: Pick<RunningServer, 'url'>,
  person: { email: string; password: string },
  path = '',
): Promise<void> {
  await page.goto(`${server.url}/backoffice${path}`)
  await typeSignIn(page, person)
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
}

/** The path in the newest mail with a link to a password that somebody was sent and that is none of `known`. */
export async function linkFor(
  dataDir: string,
  email: string,
  known: readonly string[] = [],
): Promise<string> {
  const fresh = async () => {
    const mails = await messagesTo(dataDir, email)
    // Quoted-printable breaks long lines (RFC 2045, 6.7).
    const found = mails.flatMap(
      (mail) =>
        /\/backoffice\/link#[\w-]{43}/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? [],
    )
    return found.find((link) => !known.includes(link)) ?? ''
  }
  await expect.poll(fresh).not.toBe('')
  return fresh()
}

/** What the browser notes while the line is cut, and once a session has ended. */
export const brokenOff = /ERR_INTERNET_DISCONNECTED|\b401\b|HTTP Authentication failed/

/**
 * Acts in the page while its session ends, as by a time limit or an administrator: that leads to the sign-in. Requests of the
 * action are held until the session has ended. The action comes before that, because the response to an earlier request would
 * open the sign-in.
 * @param act the action in the page; it awaits no response
 */
export async function endSession(
  page: Page,
  { url }: Pick<RunningServer, 'url'>,
  act: () => Promise<unknown>,
): Promise<void> {
  const headers = { origin: url, 'x-backoffice': '1' }
  let letGo = () => {}
  const done = new Promise<void>((resolve) => (letGo = resolve))
  const hold = async (route: Route) => {
    await done
    await route.fallback()
  }
  await page.route('**/*', hold)
  try {
    await act()
    const answer = await page.request.post(`${url}/backoffice/auth/sign-out`, { headers, data: {} })
    expect(answer.ok()).toBe(true)
  } finally {
    letGo()
    await page.unroute('**/*', hold)
  }
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

/** Signs out by the menu. @param name of who is signed in */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}
