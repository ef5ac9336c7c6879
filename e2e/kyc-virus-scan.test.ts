import { startClamd } from '../server/test-support/clamd.ts'
import { freshNumber } from './support/codes.ts'
import { addDocument, enterWith, fillDetails, freshAccount, proveByApi, row, wordsOf } from './support/kyc.ts'
import { pdf } from './support/kyc-documents.ts'
import { startBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

test('a document that the scanner stops says so, and another takes its place, in Chichewa', async ({
  page,
}) => {
  const { kyc } = wordsOf('ny')
  const marked = pdf('marked.pdf')
  const clamd = await startClamd((content) =>
    content.equals(marked.buffer) ? 'stream: Sample-Signature FOUND\0' : 'stream: OK\0',
  )
  const server = await startBeside({ CLAMD_URL: clamd.address })
  try {
    const token = await proveByApi(page.request, server.url, server.dataDir, freshNumber(), 'ny')
    await enterWith(page, token, 'ny', '#details', server.url)
    await page.getByLabel(kyc.details.type).selectOption('Individual Account')
    await fillDetails(page, freshAccount(), 'ny')
    await addDocument(page, 'Payslip', marked, 'ny')
    await expect(row(page, 'Payslip', 'ny')).toContainText(kyc.refusals.failed_check, { timeout: 60_000 })
    await addDocument(page, 'Payslip', pdf('clean.pdf'), 'ny')
    await expect(row(page, 'Payslip', 'ny')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  } finally {
    // Else what the page fetches behind the scenes would find nobody there.
    await page.goto('about:blank')
    await server.stop()
    await clamd.stop()
  }
})
