import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runStatement } from '../server/test-support/postgres.ts'
import { requiredDocuments } from '../database/sample/kyc/required-documents.ts'
import { codeFor } from './support/codes.ts'
import {
  addDocument,
  addSmallDocuments,
  addressIn,
  chooseType,
  fillDetails,
  prove,
  referenceOn,
  row,
  sendAll,
} from './support/kyc.ts'
import { photo } from './support/kyc-documents.ts'
import { startSampleServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

// What tells of a customer is followed through the whole flow: it may be where it belongs, and nowhere else.

const contact = '0999 417 263'
const account = { number: '7391 8264 50517', name: 'Zikomo Canary Ńkhoma' }
const fileName = 'canary-zxqv-payslip.jpg'

test('no name, number, contact, code or file name stands in an address, a log, a job, a public message or a page', async ({
  page,
}) => {
  const server = await startSampleServer()
  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.method()} ${request.url()}`))
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => seen.push(String(payload))))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  let canaries: RegExp = /$^/
  try {
    await page.goto(server.url + addressIn('en'))
    await chooseType(page, 'SME')
    await prove(page, server.dataDir, contact)
    const code = await codeFor(server.dataDir, contact)
    canaries = new RegExp(`canary|zxqv|999417263|999 417 263|7391826450517|7391 8264|\\D${code}\\D`, 'i')
    await fillDetails(page, account)
    await addSmallDocuments(page, 'SME')
    await addDocument(page, 'Utility Bill', { ...(await photo('x.jpg', 900)), name: fileName })
    await expect(row(page, 'Utility Bill')).toContainText(fileName)
    // Each is chosen only a moment ago: a reload before the device has kept it would take it away.
    for (const purpose of requiredDocuments['SME'])
      await expect(row(page, purpose)).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
    await page.reload()
    await expect(row(page, 'Utility Bill')).toContainText(fileName)
    await expect(row(page, 'Utility Bill')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
    await sendAll(page)
    await referenceOn(page)
    // The page that comes anew, as anybody gets it.
    seen.push(await (await page.request.get(server.url + addressIn('en'))).text())
    expect(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    ).not.toMatch(canaries)
  } finally {
    // Else what it fetches behind the scenes would find nobody there.
    await page.goto('about:blank')
    await server.kill()
  }
  // The contract's own look-up names the account in its query; logs hold patterns of routes alone.
  const leaks = seen.filter(
    (text) => canaries.test(text) && !/GET \S+\/api\/kyc_submissions\?account_number=\d+$/.test(text),
  )
  expect(leaks).toEqual([])
  expect(server.output()).not.toMatch(canaries)
  // What the jobs were handed, and what stands in the log of public events.
  const rows = await runStatement<{ text: string }>(
    server.databaseUrl ?? '',
    `select j::text as text from pgboss.job j union all select e::text from events e union all select a::text from audit_log a`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ text }) => canaries.test(text))).toEqual([])
  // Documents lie encrypted.
  const files = await readdir(join(server.dataDir, 'files'), { recursive: true })
  const documents = files.filter((one) => /kyc-[^/]+$/.test(one))
  expect(documents.length).toBeGreaterThan(9)
  const open: string[] = []
  for (const name of documents) {
    const bytes = await readFile(join(server.dataDir, 'files', name)).catch(() => Buffer.alloc(0))
    if (bytes.includes('%PDF') || bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) open.push(name)
  }
  expect(open).toEqual([])
  await server.stop()
})
