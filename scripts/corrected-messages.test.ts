import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InterfaceMessage, InterfaceMessages } from '#contract/backoffice/interface-messages.ts'
import { isGuardedMessage, messageGroups, messageOverrides } from '#contract/collections/message-overrides.ts'
import type { Site } from '#contract/site.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { stubSite } from '../server/test-support/stub-site.ts'
import { shippedMessages } from '../server/src/content/corrected-messages.ts'
import { createSite } from '../site/entry.server.tsx'

// Interface messages as staff correct them: the real site says what they wrote, and the shipped text again afterwards.

let service: Service
let newsroom: Newsroom
let site: Site
beforeAll(async () => {
  site = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  service = await startService({ site: { ...stubSite, site: () => site } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const base = `/api/${messageOverrides.name}`
const page = async (url: string) => (await service.ask('GET', url)).text
const asAuthor = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: unknown = null) =>
  service.ask(method, url, { as: newsroom.token('author'), body })
const read = async (query: string, as = newsroom.token('author')): Promise<InterfaceMessages> =>
  (await service.ask('GET', `/backoffice/api/messages?${query}`, { as })).body
/** Archives a correction, with a second person where its message needs one. */
async function takeBack({ id }: StaffItem): Promise<void> {
  const { state, revision } = (await asAuthor('POST', `${base}/${id}/archive`)).body as StaffItem
  if (state === 'archived') return
  const approval = { as: newsroom.token('approver'), body: { revision, kind: 'archiving' } }
  expect((await service.ask('POST', `${base}/${id}/approve`, approval)).status).toBe(200)
}
async function one(key: string): Promise<InterfaceMessage> {
  const found = (await read(`q=${key}&limit=100`)).items.find((message) => message.key === key)
  if (!found) throw new Error(`no message ${key}`)
  return found
}

describe('the list of messages', () => {
  test('names every message once, page by page, with both shipped texts', async () => {
    const seen: InterfaceMessage[] = []
    let after = ''
    let counted = 0
    do {
      const { items, next, total } = await read(`limit=100${after && `&after=${after}`}`)
      seen.push(...items)
      expect(total).toEqual({ count: expect.any(Number), exact: true })
      counted = total.count
      after = next ?? ''
    } while (after)
    expect(seen).toHaveLength(counted)
    expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(500)
    expect(seen.filter(({ shipped }) => !shipped.ny)).toEqual([])
    expect(seen.filter(({ correction }) => correction)).toEqual([])
  })

  test('is searched by key and by text of either language, and narrowed by group', async () => {
    const { shipped } = await one('shell.search')
    const keys = async (query: string) => (await read(query)).items.map(({ key }) => key)
    expect(await keys(`q=${encodeURIComponent(shipped.ny.toUpperCase())}&limit=100`)).toContain(
      'shell.search',
    )
    expect(await keys('q=SHELL.search')).toContain('shell.search')
    expect(await keys('q=no+such+words+anywhere')).toEqual([])
    const { items, groups } = await read('group=rates&limit=100')
    expect(items.length).toBeGreaterThan(5)
    expect(items.filter(({ group }) => group !== 'rates')).toEqual([])
    // What customers are written is among them.
    expect(groups).toEqual(expect.arrayContaining(['shell', 'rates', 'kyc', 'mail', 'kycReasons']))
    expect((await read('group=mail&limit=100')).items.every(({ guarded }) => guarded)).toBe(true)
  })

  test('is not for who does not work with content; a wrong question is refused', async () => {
    const ask = (query: string, role: 'kyc_officer' | 'author') =>
      service.ask('GET', `/backoffice/api/messages${query}`, { as: newsroom.token(role) })
    expect((await ask('', 'kyc_officer')).status).toBe(403)
    for (const query of ['?after=elsewhere', '?state=odd', '?limit=0', '?other=1'])
      expect([query, (await ask(query, 'author')).status]).toEqual([query, 400])
  })
})

test('comes with the rest of its text message', async () => {
  const { text_message: message } = await one('mail.code.is')
  expect(message?.whole.en).toMatch(/^.+: \{text\} .+\n\n@\S+ #000000$/)
  expect((await one('shell.search')).text_message).toBeNull()
})

test('a correction in Chichewa shows on Chichewa pages alone, and the shipped text returns', async () => {
  const { key, shipped, guarded } = await one('search.placeholder')
  expect(guarded).toBe(false)
  const said = 'Funafuna pa tsamba lino'
  const item = (await asAuthor('POST', base, { key, ny: said })).body as StaffItem
  expect(await page('/ny/fdhbankplc/home')).toContain(said)
  expect(await page('/fdhbankplc/home')).not.toContain(said)
  expect((await one(key)).correction).toEqual({
    id: item.id,
    version: item.version,
    revision: item.revision,
    live: { ny: said },
    draft: null,
    waiting: null,
    returned_reason: null,
  })
  // It is found by what readers see now.
  expect((await read('q=funafuna&state=corrected')).items.map((message) => message.key)).toEqual([key])

  expect((await asAuthor('POST', `${base}/${item.id}/archive`)).status).toBe(200)
  const back = await page('/ny/fdhbankplc/home')
  expect(back).not.toContain(said)
  expect(back).toContain(shipped.ny)
  expect((await read('state=corrected')).items).toEqual([])
  // The same item takes the next correction.
  const kept = (await one(key)).correction
  expect(kept).toMatchObject({ id: item.id, live: null, draft: null })
  const again = await service.ask('PUT', `${base}/${item.id}`, {
    as: newsroom.token('author'),
    body: { key, en: 'Look for it' },
    headers: { 'if-match': `"v${kept?.version}"` },
  })
  expect(again.status).toBe(200)
  expect(await page('/fdhbankplc/home')).toContain('Look for it')
  await asAuthor('POST', `${base}/${item.id}/archive`)
})

describe('messages that need a second person', () => {
  test('every group is on one of the two lists', () => {
    const groups = new Set(Object.keys(shippedMessages(site).en).map((key) => key.split('.')[0]))
    expect(new Set(Object.keys(messageGroups))).toEqual(groups)
  })

  test('a group on neither list is guarded', () => {
    for (const key of ['aNewGroup.title', 'constructor.name', 'toString.x', '__proto__.x'])
      expect([key, isGuardedMessage(key)]).toEqual([key, true])
  })

  test.each([
    'kycPage.safetyText',
    'enquiry.messageHint',
    'onboarding.tool.contactHint',
    'places.near',
    'loanCalculator.tool.amount',
    'shell.orCall',
    'search.failed',
  ])('%s is not published by one person', async (key) => {
    const messages = shippedMessages(site).en
    const whole = Object.keys(messages).find((one) => one === key || one.startsWith(`${key}.`)) ?? ''
    const en = messages[whole]
    const { status, body } = await asAuthor('POST', base, { key: whole, en })
    expect({ status, state: body.state }).toEqual({ status: 201, state: 'draft' })
  })

  test('a harmless correction cannot become one of a guarded message', async () => {
    const item = await newsroom.write(messageOverrides, { key: 'news.back', en: 'Back' })
    expect(item.state).toBe('published')
    const changed = await service.ask('PUT', `${base}/${item.id}`, {
      as: newsroom.token('author'),
      body: { key: 'kycPage.now', en: 'Send us your PIN.' },
      headers: { 'if-match': `"v${item.version}"` },
    })
    expect(changed.body.state).not.toBe('published')
    await takeBack(item)
  })
})

test('a correction of what tells of codes, consent or errors waits for a second person, and so does taking it back', async () => {
  const { items } = await read('group=consent&limit=100')
  const message = items.find(({ placeholders }) => placeholders.length === 0)
  const key = message?.key ?? ''
  expect(message?.guarded).toBe(true)
  const item = await newsroom.write(messageOverrides, { key, en: 'Corrected by one alone' })
  expect(item.state).toBe('draft')
  expect((await asAuthor('POST', `${base}/${item.id}/publish`)).body).toMatchObject({
    code: 'needs_approval',
  })
  const sent = (await asAuthor('POST', `${base}/${item.id}/submit`)).body as StaffItem
  expect((await one(key)).correction).toMatchObject({
    live: null,
    draft: { en: 'Corrected by one alone' },
    waiting: 'publication',
  })
  expect((await read('state=waiting', newsroom.token('approver'))).items.map((found) => found.key)).toEqual([
    key,
  ])
  const asApprover = (verb: string, body: unknown) =>
    service.ask('POST', `${base}/${item.id}/${verb}`, { as: newsroom.token('approver'), body })
  expect((await asApprover('approve', { revision: sent.revision })).status).toBe(200)
  expect((await one(key)).correction).toMatchObject({ live: { en: 'Corrected by one alone' }, waiting: null })
  expect((await asAuthor('DELETE', `${base}/${item.id}`)).body).toMatchObject({ code: 'needs_approval' })

  await asAuthor('POST', `${base}/${item.id}/archive`)
  expect((await one(key)).correction).toMatchObject({
    live: { en: 'Corrected by one alone' },
    waiting: 'archiving',
  })
  await asApprover('approve', { revision: sent.revision, kind: 'archiving' })
  expect((await one(key)).correction).toMatchObject({ live: null, draft: null, waiting: null })
})

test('a key that there is not and placeholders that differ are refused at their fields', async () => {
  const fields = async (body: unknown) => {
    const refused = await asAuthor('POST', base, body)
    expect(refused.status).toBe(400)
    return refused.body.fields as Record<string, string>
  }
  expect(await fields({ key: 'search.noSuchMessage', en: 'x' })).toEqual({
    key: 'There is no message "search.noSuchMessage".',
  })
  const { items } = await read('limit=100&group=search')
  const withName = items.find(({ placeholders }) => placeholders.length === 1)
  const [name] = withName?.placeholders ?? []
  expect(await fields({ key: withName?.key, en: 'Nothing kept', ny: 'Palibe' })).toEqual({
    en: `This must keep {${name}}.`,
    ny: `This must keep {${name}}.`,
  })
  expect(await fields({ key: 'search.go', ny: 'Funa {chinthu}' })).toEqual({
    ny: 'There is no {chinthu} to put in here.',
  })
  expect(await fields({ key: 'search.go' })).toHaveProperty('en')
})

test('what the browser fetches finds its corrections in the page, in the page’s language; else nothing is there', async () => {
  const attribute = (html: string) => /<body[^>]*\bdata-corrections="([^"]*)"/.exec(html)?.[1] ?? null
  expect(attribute(await page('/fdhbankplc/home'))).toBeNull()
  const { items } = await read('group=dialogs&limit=100')
  const { key } = items.find(({ placeholders }) => placeholders.length === 0) ?? { key: '' }
  const item = await newsroom.publish(messageOverrides, { key, en: 'Said "otherwise" & 1 < 2' })
  const kept = attribute(await page('/fdhbankplc/home'))
  const text = kept
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(JSON.parse(text ?? '')).toEqual({ [key]: 'Said "otherwise" & 1 < 2' })
  expect(attribute(await page('/ny/fdhbankplc/home'))).toBeNull()
  await takeBack(item)
  expect(attribute(await page('/fdhbankplc/home'))).toBeNull()
})

test('what a page offers in place of one that there is not says the corrected text', async () => {
  const { key, shipped } = await one('news.back')
  const missing = '/fdhbankplc/blog/view/no-such-article'
  expect(await page(missing)).toContain(shipped.en)
  const item = await newsroom.write(messageOverrides, { key, en: 'Back to what is new' })
  expect(await page(missing)).toContain('Back to what is new')
  await asAuthor('POST', `${base}/${item.id}/archive`)
  expect(await page(missing)).toContain(shipped.en)
})

describe('while the database is unavailable', () => {
  const request = (lang: 'en' | 'ny') => ({
    path: '/fdhbankplc/none',
    params: {},
    query: {},
    lang,
    lowData: false,
    theme: null,
    origin: 'https://bank.example',
    demonstration: false,
    measurement: null,
  })

  test('the 503 page says how long to wait', async () => {
    expect(site.unavailable(request('en'), 30)).toMatch(
      /<h1[^>]*>Sorry, this page is unavailable<.*Wait 30 seconds/,
    )
    expect(site.unavailable(request('ny'), 30)).toMatch(/<html lang="ny".*Dikirani masekondi 30/)
  })

  test('the note with the time is the first content of main', async () => {
    const html = await page('/fdhbankplc/home')
    const noted = site.withAsOf(html, request('en'), '2026-11-21T06:00:00.000Z')
    expect(noted).toMatch(/<main[^>]*><div[^>]*><p class="wrap">[^<]*21 November 2026, 08:00 \(Malawi time\)/)
    expect(noted.replace(/<div[^>]*><p class="wrap">The figures[^<]*<\/p><\/div>/, '')).toBe(html)
  })
})

test('the page for a network that asks too often is corrected too, though it is drawn only once', async () => {
  const { key, shipped } = await one('shell.tooManyRequests.other')
  const asked = (lang: 'en' | 'ny', seconds: number) =>
    site.tooManyRequests(
      {
        path: '/fdhbankplc/none',
        params: {},
        query: {},
        lang,
        lowData: false,
        theme: null,
        origin: 'https://bank.example',
        demonstration: false,
        measurement: null,
      },
      seconds,
    )
  expect(asked('en', 4.2)).toContain(`>${shipped.en.replace('{n}', '5')}<`)
  expect(asked('en', 7)).toContain(`>${shipped.en.replace('{n}', '7')}<`)
  expect(asked('ny', 1)).toContain(`>${(await one('shell.tooManyRequests.one')).shipped.ny}<`)
  expect(asked('ny', 1)).toMatch(
    /<html lang="ny" data-brand="bank">.*<meta name="robots" content="noindex"\/>/,
  )
  expect(asked('en', 1)).not.toMatch(/<script|<style| style=/)
  // It answers a flood: small, whatever else a page carries.
  for (const lang of ['en', 'ny'] as const) expect(Buffer.byteLength(asked(lang, 60))).toBeLessThan(1500)
  const item = await newsroom.publish(messageOverrides, { key, en: 'Please wait {n} seconds.' })
  await page('/fdhbankplc/home')
  expect(asked('en', 4.2)).toContain('>Please wait 5 seconds.<')
  await takeBack(item)
})
