import { expect, type Page } from '@playwright/test'
import type { RunningServer } from './running-server.ts'

/** The same words in both languages. */
export const both = (words: string) => ({ en: words, ny: words })

/** @returns that many hours from now; fewer than none lie behind */
export const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** Writes by the API, as whoever is signed in on the page. @param path below `/api/` @returns what was made */
export async function postAs(
  { request }: Page,
  { url }: Pick<RunningServer, 'url'>,
  path: string,
  data: object = {},
): Promise<{ id: string }> {
  const headers = { origin: url, 'x-backoffice': '1' }
  const answer = await request.post(`${url}/api/${path}`, { headers, data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as { id: string } // by the route's contract
}

/**
 * Writes a notice that holds for ten days, and sends it for approval.
 * @param title in English and in Chichewa @returns the notice
 */
export async function sendNotice(
  page: Page,
  server: Pick<RunningServer, 'url'>,
  title: string,
): Promise<{ id: string }> {
  const notice = await postAs(page, server, 'notices', {
    title: both(title),
    body: both('On Friday.'),
    severity: 'warning',
    starts_at: inHours(-1),
    ends_at: inHours(240),
    brands: ['bank'],
  })
  await postAs(page, server, `notices/${notice.id}/submit`)
  return notice
}
