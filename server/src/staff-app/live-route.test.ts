import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffNews } from '#contract/backoffice/live.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { leads } from '#contract/collections/leads.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { listen } from '../../test-support/socket.ts'
import { until } from '../../test-support/until.ts'

let service: Service
let newsroom: Newsroom
let url: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  url = await listen(service)
}, 60_000)
afterAll(() => service.stop())

/** A back-office's socket; `null` where the upgrade was refused. */
async function open(token: string | null, origin = url) {
  const headers = { origin, ...(token && { authorization: `Bearer ${token}` }) }
  const options = { headers } as unknown as string[] // Node's own takes headers, which the DOM's type does not know
  const socket = new WebSocket(`${url.replace('http', 'ws')}/backoffice/live`, options)
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const { changed } = JSON.parse(String(data)) as StaffNews
    heard.push(...(changed ?? []).map(({ collection, id }) => `${collection} ${id}`))
  })
  const opened = await new Promise<boolean>((done) => {
    socket.addEventListener('open', () => done(true))
    socket.addEventListener('error', () => done(false))
  })
  const closed = () => socket.readyState === WebSocket.CLOSED
  return opened ? { heard, closed, close: () => socket.close() } : null
}

test('staff hear which of what they may read was touched, and nothing of customers unless it is their work', async () => {
  const author = await open(newsroom.token('author'))
  const officer = await open(newsroom.token('kyc_officer'))
  const faq = await newsroom.write(faqs)
  const lead = await newsroom.write(leads)
  const last = await newsroom.write(faqs)
  await until(() => author?.heard.includes(`faqs ${last.id}`) ?? false)
  await until(() => officer?.heard.includes(`leads ${lead.id}`) ?? false)
  expect(author?.heard).toContain(`faqs ${faq.id}`)
  expect(author?.heard).not.toContain(`leads ${lead.id}`)
  author?.close()
  officer?.close()
})

test('nobody else is let in: without a session, or from another site’s page', async () => {
  expect(await open(null)).toBeNull()
  expect(await open('made-up')).toBeNull()
  expect(await open(newsroom.token('administrator'), 'https://elsewhere.example')).toBeNull()
})

test('a colleague’s laptop that sleeps does not hold up the service’s end', async () => {
  const ending = await startService()
  const { host, port } = new URL(await listen(ending))
  const { token } = await ending.staff('author')
  // It asks for the socket and never says anything again, not even that it closes.
  const asleep = connect({ port: Number(port), host: 'localhost', allowHalfOpen: true })
  const heard = new Promise<string>((done) => asleep.once('data', (data) => done(String(data))))
  asleep.on('error', () => {})
  const key = Buffer.alloc(16).toString('base64')
  asleep.write(
    `GET /backoffice/live HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  expect(await heard).toMatch(/^HTTP\/1\.1 101 /)
  await ending.stop()
  asleep.destroy()
}, 20_000)

test('a socket ends with its session at once: signed out, suspended, or of other roles; others’ stay', async () => {
  const stays = await open(newsroom.token('author'))
  const leaver = await service.staff('author')
  const leaving = await open(leaver.token)
  expect(
    (await service.ask('POST', '/backoffice/auth/sign-out', { as: leaver.token, body: {} })).status,
  ).toBe(204)
  await until(() => leaving?.closed() ?? false)
  const suspended = await service.staff('author')
  const theirs = await open(suspended.token)
  const as = newsroom.token('administrator')
  expect(
    (await service.ask('POST', `/backoffice/api/users/${suspended.id}/disable`, { as, body: null })).status,
  ).toBeLessThan(300)
  await until(() => theirs?.closed() ?? false)
  expect(stays?.closed()).toBe(false)
  stays?.close()
})
