import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentText, smsParts, smsText } from '#contract/rules/sms.ts'
import { storedNamed } from '#database/registry.ts'
import { kycSubmissions } from '#database/tables.ts'
import { aSubmission } from '../../test-support/kyc.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { system } from '../changes/actor.ts'
import { create } from '../content/verbs/create.ts'
import { htmlOf } from './html.ts'
import { customerMessages, customerTexts } from './customer-messages/customer-messages.ts'
import { textMessageWith } from './text-messages.ts'
import { templateNamed } from './templates.ts'

let service: Service
let id: string
beforeAll(async () => {
  service = await startService()
  id = await aSubmission(service, 'canary@sample.invalid')
})
afterAll(() => service.stop())

/** An application as the form leaves it. */
const anApplication = (lead: string) =>
  service.services.changes(system('test'), async (change) => {
    const leads = storedNamed('leads')
    if (!leads) throw new Error('applications are leads')
    const said = { kind: 'application', subject: 'A request', name: 'Canary', status: 'received' }
    await create(change, leads, { ...said, contact: 'canary@sample.invalid', message: '' }, { id: lead })
  })
const write = (name: string, lang: 'en' | 'ny', about = id) => {
  const { db, secrets } = service.services
  return templateNamed(name)?.(
    {
      db,
      secrets,
      publicUrl: 'https://bank.example',
      backofficeUrl: 'https://staff.example',
      sender: { name: 'Sample Bank', phone: '+265 1 000 200' },
      messages: customerMessages(lang, {}),
    },
    about,
    lang,
  )
}
const about = { sender: { name: 'Sample Bank', phone: null }, publicUrl: 'https://bank.example' }
const inState = (state: 'received' | 'needs_change' | 'accepted') =>
  service.services.db.update(kycSubmissions).set({ state }).where(eq(kycSubmissions.id, id))

const templates = [
  ['kyc-received', 'received'],
  ['kyc-updated', 'received'],
  ['kyc-needs-change', 'needs_change'],
  ['kyc-accepted', 'accepted'],
] as const

test.each(templates)('%s says the same as text, HTML and short, in both languages', async (name, state) => {
  await inState(state)
  const [en, ny] = [await write(name, 'en'), await write(name, 'ny')]
  expect(en?.text).not.toBe(ny?.text)
  for (const [lang, words] of [['en', en] as const, ['ny', ny] as const]) {
    expect(words?.subject).toMatch(/^Sample Bank: ./)
    expect(words?.text.split('\n').at(-1)).toBe('Sample Bank, +265 1 000 200')
    expect(words?.html).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">.*</html>$`))
    expect(words?.text).toContain(id.slice(0, 8).toUpperCase())
    // Three parts of a text message at most: what costs more is not read.
    expect(smsParts(smsText(words?.sms ?? ''))).toBeLessThanOrEqual(3)
    for (const personal of ['canary', 'Sample Customer'])
      expect(JSON.stringify(words)).not.toContain(personal)
  }
})

test.each([
  ['kyc-received', 'received', 'mail.kycReceived', ['reference', 'next']],
  ['kyc-updated', 'received', 'mail.kycUpdated', ['reference', 'next']],
  ['kyc-needs-change', 'needs_change', 'mail.kycNeedsChange', ['reference', 'link']],
  ['kyc-accepted', 'accepted', 'mail.kycAccepted', ['reference']],
] as const)('the composed text of %s is the one that is sent', async (name, state, group, parts) => {
  await inState(state)
  for (const lang of ['en', 'ny'] as const) {
    const { sms = '' } = (await write(name, lang)) ?? {}
    for (const part of parts) {
      const key = `${group}.${part}`
      const message = textMessageWith(key, about, { en: {}, ny: {} })
      const reference = id.slice(0, 8).toUpperCase()
      expect(
        message && sentText({ ...message, values: { reference } }, lang, customerTexts[lang][key] ?? ''),
      ).toBe(smsText(sms))
    }
  }
})

test('the composed text of a code has sender and binding', () => {
  const message = textMessageWith('mail.code.is', about, { en: { 'mail.code.never': 'Keep it.' }, ny: {} })
  expect(message && sentText(message, 'en', 'Code: {code}.')).toBe(
    'Sample Bank: Code: 000000. It works once, for 10 minutes. Keep it.\n\n@bank.example #000000',
  )
})

test.each(['mail.code.subject', 'mail.code.not', 'mail.neverAsked', 'shell.search'])(
  'no text message has %s',
  (key) => {
    expect(textMessageWith(key, about, { en: {}, ny: {} })).toBeNull()
  },
)

test('a message that asks for documents again leads to the page, which asks for a code; nothing is in the address', async () => {
  await inState('needs_change')
  const link = 'https://bank.example/ny/fdhbankplc/kyc?tab=Upload+KYC+Documents#change'
  expect((await write('kyc-needs-change', 'ny'))?.sms.split(' ').at(-1)).toBe(link)
  expect((await write('kyc-needs-change', 'en'))?.text).toContain(link.replace('/ny', ''))
  expect((await write('kyc-needs-change', 'ny'))?.html).toContain(`<a href="${link}">${link}</a>`)
})

test('an address in a mail can be followed, without the stop behind it, and nothing else becomes HTML', () => {
  const html = (text: string) => /<p>(.*)<\/p>/.exec(htmlOf('en', 'A mail', [text]))?.[1]
  expect(html('Look at https://bank.example/a?b=1&c=2#d, then at http://localhost:3000/x.')).toBe(
    'Look at <a href="https://bank.example/a?b=1&amp;c=2#d">https://bank.example/a?b=1&amp;c=2#d</a>, ' +
      'then at <a href="http://localhost:3000/x">http://localhost:3000/x</a>.',
  )
  expect(html('<a href="https://bank.example">')).toBe(
    '&lt;a href=&quot;<a href="https://bank.example">https://bank.example</a>&quot;&gt;',
  )
  for (const plain of ['javascript:alert(1)', '@bank.example #123456', 'https://'])
    expect(html(plain)).toBe(plain)
})

test('the reference of an application, in both languages; none where there is no such application', async () => {
  const lead = randomUUID()
  expect(await write('application-received', 'en', lead)).toBeNull()
  await anApplication(lead)
  const [en, ny] = [
    await write('application-received', 'en', lead),
    await write('application-received', 'ny', lead),
  ]
  expect(en?.text).not.toBe(ny?.text)
  for (const words of [en, ny]) {
    expect(words?.sms).toContain(`OA-${lead.slice(0, 8).toUpperCase()}`)
    expect(smsParts(smsText(words?.sms ?? ''))).toBeLessThanOrEqual(3)
    expect(JSON.stringify(words)).not.toContain('Canary')
  }
})

describe('an acknowledgement of an enquiry', () => {
  test('has the reference in both languages and nothing typed', async () => {
    const lead = randomUUID()
    expect(await write('enquiry-received', 'en', lead)).toBeNull()
    await anApplication(lead)
    for (const lang of ['en', 'ny'] as const) {
      const words = await write('enquiry-received', lang, lead)
      expect(words?.sms).toContain(lead.slice(0, 8).toUpperCase())
      expect(smsParts(smsText(words?.sms ?? ''))).toBe(1)
      expect(JSON.stringify(words)).not.toContain('Canary')
    }
  })
})

test('what does not hold any more is not said', async () => {
  await inState('received')
  expect(await write('kyc-needs-change', 'en')).toBeNull()
  expect(await write('kyc-accepted', 'en')).toBeNull()
  expect(await write('kyc-received', 'en', '00000000-0000-4000-8000-000000000009')).toBeNull()
  await service.services.db
    .update(kycSubmissions)
    .set({ erased_at: '2026-01-01T00:00:00Z' })
    .where(eq(kycSubmissions.id, id))
  expect(await write('kyc-received', 'en')).toBeNull()
})
