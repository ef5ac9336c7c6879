import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { LiveConnection } from '#contract/live-connection.ts'
import { changeSequence } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { askUpgrade, listen, type Heard } from '../../../test-support/socket.ts'
import { startTcpProxy, type TcpProxy } from '../../../test-support/tcp-proxy.ts'
import { until } from '../../../test-support/until.ts'

// Pages connect as those of the site do (LiveConnection), through a proxy that breaks connections.

let service: Service
let newsroom: Newsroom
let proxy: TcpProxy
let pages: Page[] = []
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  proxy = await startTcpProxy(await listen(service))
})
afterAll(async () => {
  await proxy.stop()
  await service.stop()
})

type Page = { received: number[]; isOpen: boolean; maxFailures: number; leave: () => void }

function openPage(since: number): Page {
  const page: Page = { received: [], isOpen: false, maxFailures: 0, leave: () => connection.stop() }
  const connection = new LiveConnection({
    connect() {
      const address = new URL('/live', proxy.url.replace('http', 'ws'))
      address.search = new URLSearchParams({ since: String(page.received.at(-1) ?? since) }).toString()
      // Node's own takes headers beside the standard's arguments; the type of the DOM does not know it.
      return new WebSocket(address, { headers: { origin: 'http://localhost' } } as unknown as string[])
    },
    // Doubled without this limit, the delay of a page that was refused seven times is longer than the test.
    longestWaitMs: 5000,
    onOpen: () => (page.isOpen = true),
    onMessage(frame) {
      for (const line of frame.split('\n')) {
        const message = JSON.parse(line) as Heard // sent by our own server
        if (message.event.startsWith('faqs:')) page.received.push(message.seq)
      }
    },
    onLost(failures) {
      page.isOpen = false
      page.maxFailures = Math.max(page.maxFailures, failures)
    },
  })
  connection.start()
  return page
}

const position = async () => (await service.services.db.select().from(changeSequence))[0]?.seq ?? 0

describe('200 pages that lose their connection at the same time', () => {
  let before: number
  beforeEach(async () => {
    before = await position()
    pages = Array.from({ length: 200 }, () => openPage(before))
    await until(() => pages.every(({ isOpen }) => isOpen))
  })
  afterEach(() => pages.forEach((page) => page.leave()))

  const expectReceived = async (count: number) => {
    // The limit admits ten pages a second.
    await vi.waitUntil(() => pages.every(({ isOpen, received }) => isOpen && received.length >= count), {
      timeout: 170_000,
    })
    const expected = Array.from({ length: count }, (_, n) => before + 1 + n)
    for (const { received } of pages) expect(received).toEqual(expected)
  }

  test('reconnect and receive every change', async () => {
    proxy.cut()
    for (let n = 0; n < 3; n++) await newsroom.publish(faqs)
    await expectReceived(3)
  })

  test('reconnect after the limit of joins refused them', { tags: ['length'] }, async () => {
    // The limit refills with time: one join after the other would not use it up on a slow machine.
    const join = async () => {
      const joins = Array.from({ length: 50 }, () => askUpgrade(service, '/live?since=nothing'))
      return (await Promise.all(joins)).map(({ status }) => status)
    }
    while (!(await join()).includes(429));
    proxy.cut()
    await newsroom.publish(faqs)
    while (pages.every(({ maxFailures }) => maxFailures < 2)) await join()
    await expectReceived(1)
  })
}, 180_000)
