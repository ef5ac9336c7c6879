import { startMailbox } from '../server/test-support/mailbox.ts'
import { startPostgres } from '../server/test-support/postgres.ts'
import { startS3 } from '../server/test-support/s3.ts'
import { freshEmail } from './support/codes.ts'
import {
  addDocuments,
  addressIn,
  chooseType,
  enterCode,
  fillDetails,
  freshAccount,
  referenceOn,
  sendAll,
  wordsOf,
} from './support/kyc.ts'
import { startServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

test('documents on PostgreSQL, with an S3 store and mail over SMTP: from the first page to the mail with the reference', async ({
  page,
}) => {
  const { kyc } = wordsOf('en')
  const [postgres, s3, mailbox] = [await startPostgres(), await startS3(), await startMailbox()]
  try {
    const server = await startServer({
      env: { ...s3.env, DATABASE_URL: postgres.url, SMTP_URL: mailbox.url, MAIL_FROM: 'bank@example.com' },
    })
    try {
      const contact = freshEmail()
      await page.goto(server.url + addressIn('en'))
      await chooseType(page, 'Individual Account')
      await page.getByLabel(kyc.contact.label).fill(contact)
      await page.getByRole('button', { name: kyc.contact.go }).click()
      const codeIn = () =>
        mailbox.mails.flatMap((mail) => /(?<![\w+-])\d{6}(?![\w-])/.exec(mail) ?? [])[0] ?? ''
      await expect.poll(codeIn, { timeout: 60_000 }).toMatch(/^\d{6}$/)
      await enterCode(page, codeIn())
      await fillDetails(page, freshAccount())
      await addDocuments(page, 'Individual Account')
      await sendAll(page)
      const reference = await referenceOn(page)
      await expect
        .poll(() => mailbox.mails.filter((mail) => mail.includes(reference)).length, { timeout: 60_000 })
        .toBe(1)
    } finally {
      // Else what the page fetches behind the scenes would find nobody there.
      await page.goto('about:blank')
      await server.stop()
    }
  } finally {
    await Promise.all([s3.stop(), mailbox.stop()])
    await postgres.stop()
  }
})
