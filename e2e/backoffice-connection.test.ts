import type { Page } from '@playwright/test'
import { axeViolations } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { both, postAs } from './support/staff-items.ts'
import { shell } from '../backoffice/messages/en/shell.ts'
import { expect, test } from './support/test.ts'

let server: ServerBeside
let desk: Page
openDesks(['author'], (at) => {
  server = at.server
  desk = at.author.page
})

const notice = () => desk.getByRole('status').filter({ hasText: 'Connection lost.' })
const writeQuestion = (words: string) =>
  postAs(desk, server, 'faqs?draft=true', {
    question: both(words),
    answer: { en: '<p>Yes.</p>', ny: '<p>Inde.</p>' },
    group: both('Fair'),
  })

test.describe('a screen whose connection loses all bytes', () => {
  test('shows it, and refreshes after reconnecting', async () => {
    let connections = 0
    let isRefusing = true
    await desk.clock.install()
    await desk.routeWebSocket(/\/backoffice\/live$/, (socket) => {
      connections += 1
      if (connections > 1 && isRefusing) return void socket.close()
      const upstream = socket.connectToServer()
      if (connections === 1) upstream.onMessage(() => {})
    })
    await desk.goto('/backoffice/faqs')
    await expect(desk.getByRole('table')).toBeVisible()
    await expect.poll(() => connections).toBe(1)
    await expect(notice()).toBeHidden()
    await writeQuestion('Is the fair in Lilongwe?')
    await desk.clock.fastForward(80_000)
    await expect(notice()).toBeVisible()
    expect(await axeViolations(desk, [[390, 'dark']])).toEqual([])
    await expect.poll(() => connections).toBeGreaterThan(1)
    isRefusing = false
    await desk.clock.fastForward(80_000)
    await expect(notice()).toBeHidden()
    await expect(desk.getByRole('row').filter({ hasText: 'Is the fair in Lilongwe?' })).toBeVisible()
  })
})

test.describe('a screen whose script is gone after a deployment', () => {
  const screen = /\/assets\/screen-[^/]*\.js$/

  test('is opened after one reload', async () => {
    await desk.goto('/backoffice/faqs')
    await expect(desk.getByRole('table')).toBeVisible()
    await desk.route(screen, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
    await desk.getByRole('link', { name: 'Media library' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible()
    await desk.unroute(screen)
  })

  test('is loaded again by Try again while the release is the same', async () => {
    await desk.goto('/backoffice/faqs')
    await expect(desk.getByRole('table')).toBeVisible()
    await desk.route(screen, (route) => route.fulfill({ status: 404, body: '' }))
    await desk.getByRole('link', { name: 'Media library' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: shell.failed.title })).toBeVisible()
    await desk.unroute(screen)
    await desk.getByRole('button', { name: shell.failed.again }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible()
  })

  test('shows a message in place of an empty page when the app itself is gone', async () => {
    const app = /\/assets\/app-[^/]*\.js$/
    await desk.route(app, (route) => route.fulfill({ status: 404, body: '' }))
    await desk.goto('/backoffice/faqs')
    await expect(desk.getByRole('heading', { level: 1, name: shell.failed.title })).toBeVisible()
    await desk.unroute(app)
    await desk.getByRole('button', { name: shell.failed.again }).click()
    await expect(desk.getByRole('table')).toBeVisible()
  })
})
