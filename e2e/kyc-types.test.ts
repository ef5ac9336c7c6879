import { freshEmail, freshNumber, messagesTo } from './support/codes.ts'
import {
  addDocuments,
  addressIn,
  chooseType,
  fillDetails,
  freshAccount,
  prove,
  referenceOn,
  sendAll,
  wordsOf,
} from './support/kyc.ts'
import { expect, test } from './support/test.ts'

for (const [type, lang, contact] of [
  ['Individual Account', 'en', freshNumber()],
  ['Sole Proprietorship', 'ny', freshNumber()],
  ['Corporate Account', 'ny', freshEmail()],
] as const) {
  test(
    `${type}, in ${lang}: from what is needed to the reference`,
    { tag: type === 'Individual Account' ? '@gate' : [] },
    async ({ page, dataDir }) => {
      await page.goto(addressIn(lang))
      await chooseType(page, type, lang)
      await prove(page, dataDir, contact, lang)
      await fillDetails(page, freshAccount(), lang)
      await addDocuments(page, type, lang)
      await sendAll(page, lang)
      const reference = await referenceOn(page, lang)
      await expect(page.getByRole('status').filter({ hasText: wordsOf(lang).kyc.submitted })).toBeVisible()
      // The customer is written to, under the same reference.
      await expect
        .poll(async () => (await messagesTo(dataDir, contact)).some((text) => text.includes(reference)))
        .toBe(true)
    },
  )
}
