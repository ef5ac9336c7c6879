import { writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { readDocument } from '../src/kyc/inspection/read-document.ts'
import { serveOrders, type Answer } from '../src/kyc/inspection/serve-orders.ts'

// Stands in for the process that reads documents, and does what the document's first word says.

let read = 0
const kept: Buffer[] = []
const page = Buffer.from('RIFF0000WEBP')
const pages = (count: number): Answer => ({
  head: { mime: 'application/pdf' },
  services: Array.from({ length: count }, () => page),
})
const fails = (run: () => unknown) => {
  try {
    run()
    return false
  } catch {
    return true
  }
}

const ways: Record<string, () => Answer | Promise<Answer>> = {
  abort: () => process.abort(),
  async swell() {
    for (;;) {
      kept.push(Buffer.alloc(16 * 1024 * 1024, kept.length))
      await new Promise((done) => setTimeout(done, 5))
    }
  },
  leap: () => {
    for (;;) kept.push(Buffer.alloc(256 * 1024 * 1024, 1))
  },
  hang: () => {
    for (;;);
  },
  sleep: () => new Promise<Answer>(() => setInterval(() => {}, 1000)),
  lie: () => ({ head: { mime: 'text/html' }, services: [page] }),
  script: () => ({ head: { mime: 'application/pdf' }, services: [Buffer.from('<script>')] }),
  nothing: () => ({ head: {} }),
  flood: () => ({ head: { mime: 'application/pdf' }, services: [Buffer.alloc(80 * 1024 * 1024)] }),
  /** what takes longer than a glance, and comes to an end */
  work: () => {
    const before = process.cpuUsage()
    for (let used = 0; used < 500_000;) {
      const { user, system } = process.cpuUsage(before)
      used = user + system
    }
    return pages(1)
  },
  /** as many pages as documents this process has read */
  count: () => pages(read),
  /** a page where it can do what it must not */
  reach: () => {
    const held =
      fails(() => writeFileSync('/tmp/of-a-customer', 'x')) &&
      fails(() => spawnSync('true')) &&
      Object.keys(process.env).every((name) => /^(VIPS|UV_|PWD$|OLDPWD$|SHLVL$|_$)/.test(name))
    return pages(held ? 1 : 2)
  },
}

serveOrders(async (order) => {
  read++
  const word = order.services[0]?.toString('latin1', 0, 20).split(' ')[0] ?? ''
  return ways[word]?.() ?? readDocument(order)
})
