// @module-tag databases

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { branches } from '#contract/collections/branches.ts'
import { documents } from '#contract/collections/documents.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { leads } from '#contract/collections/leads.ts'
import { loans } from '#contract/collections/loans.ts'
import { menus } from '#contract/collections/menus.ts'
import { notices } from '#contract/collections/notices.ts'
import { brokenLinks, editLocks, revisions } from '#database/tables.ts'
import { databases, startOn } from '../../../test-support/databases.ts'
import { openNewsroom, pdf, picture, type Newsroom, type StaffItem } from '../../../test-support/newsroom.ts'
import type { Service } from '../../../test-support/service.ts'
import { stubSite } from '../../../test-support/stub-site.ts'
import { findBroken } from '../broken-links.ts'
import { openFeed } from '../feed.ts'

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  let author: string
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
    author = newsroom.token('author')
  })
  afterAll(() => service.stop())

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = author) =>
    service.ask(method, `/backoffice/api/${path}`, { as, ...(body !== undefined && { body }) })
  const put = (item: StaffItem, body: unknown, query = '?draft=true', collection = 'blogs') =>
    service.ask('PUT', `/api/${collection}/${item.id}${query}`, {
      as: collection === 'blogs' ? author : newsroom.token('rates_officer'),
      body,
      headers: { 'if-match': `"v${item.version}"` },
    })
  const shown = (id: string, collection = 'blogs') => service.ask('GET', `/api/${collection}/${id}`)

  test('what items are called is asked by their ids, whatever their state; a customer’s is not told', async () => {
    const draft = await newsroom.write(branches, { ...newsroom.body(branches), name: 'Zomba East' })
    const gone = await newsroom.publish(branches, { ...newsroom.body(branches), name: 'Zomba West' })
    await service.ask('DELETE', `/api/branches/${gone.id}`, { as: author })
    const lead = await newsroom.write(leads)
    const unknown = randomUUID()
    const query = [draft.id, gone.id, lead.id, unknown].join(',')
    const { status, body } = await ask('GET', `titles?ids=${query}`, undefined, newsroom.token('kyc_officer'))
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    expect(body).toEqual(
      expect.arrayContaining([
        { collection: 'branches', id: draft.id, title: { en: 'Zomba East' } },
        { collection: 'branches', id: gone.id, title: { en: 'Zomba West' } },
      ]),
    )
    expect((await ask('GET', 'titles?ids=x')).status).toBe(400)
    expect((await ask('GET', 'titles')).status).toBe(400)
  })

  test('a draft is saved before it is whole, is not seen, and is refused where it would go further', async () => {
    const body = { title: { en: 'Only a title' }, brands: [], slug: '' }
    const saved = await service.ask('POST', '/api/blogs?draft=true', { as: author, body })
    expect(saved.status).toBe(201)
    const { id } = saved.body
    expect((await shown(id)).status).toBe(404)
    const refused = await service.ask('POST', `/api/blogs/${id}/publish`, { as: author, body: null })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'malformed', fields: { content: expect.any(String) } },
    })
    expect(Object.keys(refused.body.fields)).toEqual(expect.arrayContaining(['slug', 'summary', 'brands']))
    const wrong = { title: { en: 5 }, slug: 'Not One', surplus: 1, brands: ['nobody'], featured: 'yes' }
    const hard = await service.ask('POST', '/api/blogs?draft=true', { as: author, body: wrong })
    expect(hard).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(Object.keys(hard.body.fields).toSorted()).toEqual(
      ['brands.0', 'featured', 'slug', 'surplus', 'title.en'].toSorted(),
    )
    const whole = await put(saved.body, newsroom.body(blogs))
    expect(whole).toMatchObject({ status: 200, body: { state: 'draft' } })
    expect((await shown(id)).status).toBe(404)
    expect((await service.ask('POST', `/api/blogs/${id}/publish`, { as: author, body: null })).status).toBe(
      200,
    )
    expect((await shown(id)).status).toBe(200)
  })

  test('a draft over what is live leaves the live one, and what needs approval checks the whole on the way', async () => {
    const item = await newsroom.publish(loans)
    const { rate, title } = (await shown(item.id, 'loans')).body
    const rest: Record<string, unknown> = newsroom.body(loans)
    delete rest['rate']
    const draft = await put(item, rest, '?draft=true', 'loans')
    expect(draft).toMatchObject({ status: 200, body: { state: 'draft' } })
    const officer = newsroom.token('rates_officer')
    const sent = await service.ask('POST', `/api/loans/${item.id}/submit`, { as: officer, body: null })
    expect(sent).toMatchObject({ status: 400, body: { fields: { rate: expect.any(String) } } })
    expect((await shown(item.id, 'loans')).body).toMatchObject({ rate, title })
  })

  test('what was sent for a time keeps it when it is sent back and corrected, and goes live by nothing but a decision', async () => {
    const item = await newsroom.write(notices)
    const at = new Date(Date.now() + 72 * 3_600_000).toISOString()
    const verb = (name: string, body: unknown, as = author) =>
      service.ask('POST', `/api/notices/${item.id}/${name}`, { as, body })
    const approver = newsroom.token('approver')
    const sent = await verb('submit', { at })
    const returned = await verb(
      'return',
      { revision: sent.body.revision, reason: 'Which counter?' },
      approver,
    )
    const correct = async (version: number) => {
      const headers = { 'if-match': `"v${version}"` }
      const body = newsroom.body(notices)
      return (await service.ask('PUT', `/api/notices/${item.id}?draft=true`, { as: author, body, headers }))
        .body
    }
    const instant = async () => Date.parse((await ask('GET', `notices/${item.id}`)).body.item.publish_at)
    const corrected = await correct(returned.body.version)
    expect(await instant()).toBe(Date.parse(at))
    // Also where a newer draft is written over what is scheduled; a time that was chosen anew stands.
    const again = await verb('submit', { at })
    const approved = await verb('approve', { revision: again.body.revision }, approver)
    expect(approved.body.state).toBe('scheduled')
    await correct(approved.body.version)
    expect(await instant()).toBe(Date.parse(at))
    expect(corrected.state).toBe('draft')
    expect((await verb('submit', { at: null })).body.state).toBe('in_review')
    expect((await shown(item.id, 'notices')).status).toBe(404)
  })

  test('Chichewa: stale once the English changes, right again when it is confirmed, signed off by name', async () => {
    const body = newsroom.body(faqs) as { question: { en: string; ny: string }; answer: object }
    const item = await newsroom.publish(faqs, body)
    const states = async () => (await ask('GET', `faqs/${item.id}`)).body.translations
    expect(await states()).toMatchObject({
      question: { state: 'unreviewed' },
      answer: { state: 'unreviewed' },
    })
    const signed = await ask('POST', `faqs/${item.id}/translations`, { fields: ['question'], reviewed: true })
    expect(signed.body.translations.question).toMatchObject({ state: 'reviewed', by: { name: 'author' } })
    expect(signed.body.item).toMatchObject({
      version: item.version,
      chichewa: { missing: 0, stale: 0, unreviewed: 2 },
    })
    const changed = { ...body, question: { ...body.question, en: 'Asked otherwise?' } }
    await service.ask('PUT', `/api/faqs/${item.id}`, {
      as: author,
      body: changed,
      headers: { 'if-match': `"v${item.version}"` },
    })
    expect(await states()).toMatchObject({ question: { state: 'stale' }, answer: { state: 'unreviewed' } })
    const board = (await ask('GET', 'completeness')).body.find(
      (one: { collection: string }) => one.collection === 'faqs',
    )
    expect(board).toMatchObject({ items: 1, texts: { stale: 1 }, ny: { stale: 1, reviewed: 0 } })
    await ask('POST', `faqs/${item.id}/translations`, { fields: ['question'], reviewed: false })
    expect(await states()).toMatchObject({ question: { state: 'unreviewed' } })
    const none = await ask('POST', `faqs/${item.id}/translations`, { fields: ['nothing'], reviewed: true })
    expect(none).toMatchObject({ status: 400, body: { fields: { nothing: expect.any(String) } } })
    expect(
      await ask(
        'POST',
        `faqs/${item.id}/translations`,
        { fields: ['question'], reviewed: true },
        newsroom.token('auditor'),
      ),
    ).toMatchObject({ status: 403 })
  })

  test('a text of a list that moves keeps what is known of it', async () => {
    const body = newsroom.body(loans) as { benefits: object[] }
    const two = {
      ...body,
      benefits: [
        { en: 'One', ny: 'Chimodzi' },
        { en: 'Two', ny: 'Ziwiri' },
      ],
    }
    const item = await newsroom.write(loans, two)
    const officer = newsroom.token('rates_officer')
    await ask('POST', `loans/${item.id}/translations`, { fields: ['benefits.1'], reviewed: true }, officer)
    await put(item, { ...two, benefits: two.benefits.toReversed() }, '?draft=true', 'loans')
    const { body: details } = await ask('GET', `loans/${item.id}`, undefined, officer)
    expect(details.translations).toMatchObject({
      'benefits.0': { state: 'reviewed' },
      'benefits.1': { state: 'unreviewed' },
    })
  })

  test('history names what changed, by whom, and what was restored', async () => {
    const body = newsroom.body(blogs)
    const item = await newsroom.write(blogs, body)
    const second = await put(item, { ...body, title: { en: 'Another' } })
    const restored = await put(second.body, body, '?draft=true&restored=1')
    expect(restored.status).toBe(200)
    const { body: history } = await ask('GET', `blogs/${item.id}/revisions`)
    expect(history.items).toMatchObject([
      { number: 3, restored: 1, changed: ['title'], by: { name: 'author' }, live: false },
      { number: 2, restored: null, changed: ['title'] },
      { number: 1, live: true },
    ])
    const old = await ask('GET', `blogs/${item.id}/revisions/2`)
    expect(old.body.fields).toMatchObject({ title: { en: 'Another' } })
    expect((await ask('GET', `blogs/${item.id}/revisions/9`)).status).toBe(404)
    expect((await put(restored.body, body, '?draft=true&restored=99')).status).toBe(400)
  })

  test('one window has an item open; another is told whose, may take over, and the first learns of it', async () => {
    const item = await newsroom.write(branches)
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const other = newsroom.token('administrator')
    const lock = `branches/${item.id}/lock`
    const at = async () => {
      const { body } = await ask('PUT', lock, { tab: mine })
      return body
    }
    expect(await at()).toMatchObject({ mine: true, holder: { name: 'author' } })
    const all = await Promise.all(
      Array.from({ length: 6 }, () => ask('PUT', lock, { tab: randomUUID() }, other)),
    )
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 409))
    expect(all[0]?.body).toMatchObject({ code: 'locked', fields: { holder: 'author', mine: 'false' } })
    expect((await ask('POST', `${lock}/take`, { tab: theirs }, other)).body).toMatchObject({ mine: true })
    expect(await at()).toMatchObject({ code: 'locked', fields: { holder: 'administrator' } })
    await ask('DELETE', `${lock}?tab=${theirs}`, undefined, other)
    expect(await at()).toMatchObject({ mine: true })
    // Whoever has not been heard of for a minute has let go.
    await service.services.db.update(editLocks).set({ seen_at: '2020-01-01T00:00:00Z' })
    const free = await Promise.all(
      Array.from({ length: 4 }, () => ask('PUT', lock, { tab: randomUUID() }, other)),
    )
    expect(free.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('an item that is published under another slug is found from the old one, unless that is taken', async () => {
    const body = newsroom.body(blogs)
    const item = await newsroom.write(blogs, { ...body, slug: 'first-name' })
    const moved = async (slug: string) =>
      (await openFeed(service.services.db, 'en')).feed.moved('blogs', slug)
    const second = await put(item, { ...body, slug: 'second-name' })
    expect(await moved('first-name')).toBeNull()
    const third = await service.ask('POST', `/api/blogs/${item.id}/publish`, { as: author, body: null })
    expect(await moved('first-name')).toBe('second-name')
    expect(second.status).toBe(200)
    await put(third.body, { ...body, slug: 'third-name' }, '')
    expect([await moved('first-name'), await moved('second-name')]).toEqual(['third-name', 'third-name'])
    expect(await moved('third-name')).toBeNull()
    await newsroom.write(blogs, { ...newsroom.body(blogs), slug: 'first-name' })
    expect(await moved('first-name')).toBeNull()
  })

  test('what uses a file or links to an item is told before it goes', async () => {
    const file = await newsroom.upload(await picture(30, 30), 'image/png')
    const body = newsroom.body(blogs)
    const named = { ...body, content: { en: `<p>a</p><img data-file="${file}" alt="x">` } }
    const item = await newsroom.write(blogs, named)
    const use = { collection: 'blogs', id: item.id, live: true }
    expect((await ask('GET', `files/${file}/used-by`)).body).toMatchObject([use])
    expect(await ask('DELETE', `files/${file}`)).toMatchObject({ status: 409, body: { code: 'in_use' } })
    await service.ask('DELETE', `/api/blogs/${item.id}`, { as: author })
    expect((await ask('DELETE', `files/${file}`)).status).toBe(204)
    expect((await ask('GET', `files/${file}`)).status).toBe(404)
    expect((await service.ask('POST', '/api/blogs', { as: author, body: named })).status).toBe(400)

    const branch = await newsroom.write(branches)
    await newsroom.write(leads, { ...newsroom.body(leads), branch_id: branch.id })
    // A lead is a customer's: that there is one is told, not whose.
    expect((await ask('GET', `branches/${branch.id}/used-by`)).body).toMatchObject([
      { collection: 'leads', title: '' },
    ])
    const question = await newsroom.write(faqs)
    await newsroom.write(blogs, {
      ...newsroom.body(blogs),
      content: { en: `<a href="/f/${question.id}">x</a>` },
    })
    expect((await ask('GET', `faqs/${question.id}/used-by`)).body).toMatchObject([{ collection: 'blogs' }])
  })

  test('the library: found by words, described, and a document replaced under its address', async () => {
    const id = await newsroom.upload(pdf('first'), 'application/pdf', 'charges.pdf')
    const about = { name: 'Charges of the year', alt: { en: 'A list' }, focal: { x: 10, y: 20 } }
    expect((await ask('PUT', `files/${id}`, about)).body).toMatchObject(about)
    expect((await ask('GET', 'files?kind=document&q=CHARGES')).body.items).toMatchObject([
      { id, made: 0, expected: 1 },
    ])
    const replace = (raw: Buffer, of = id, mime = 'application/pdf') =>
      service.ask('POST', `/backoffice/api/files/${of}/replace?reason=Newer`, {
        as: author,
        raw,
        headers: { 'content-type': mime },
      })
    const replaced = await replace(pdf('second'))
    expect(replaced).toMatchObject({
      status: 200,
      body: { version: 2, versions: [{ number: 2 }, { number: 1 }] },
    })
    const item = await newsroom.publish(documents, { ...newsroom.body(documents), file: { file: id } })
    const { url } = (await shown(item.id, 'documents')).body.file
    expect(url).toBe(`/files/${id}.pdf`)
    expect((await service.ask('GET', url)).text).toBe(pdf('second').toString())
    expect((await ask('GET', `files/${id}/view?version=1`)).text).toBe(pdf('first').toString())
    expect((await replace(pdf('x'), newsroom.uploaded.image)).status).toBe(415)
    expect(
      (await ask('GET', `files/${newsroom.uploaded.image}/view?width=320`)).headers['content-type'],
    ).toBe('image/webp')
    expect((await ask('GET', `files/${id}`, undefined, newsroom.token('kyc_officer'))).status).toBe(403)
  })

  test('a preview shows what is on the screen as the public would see it, to whoever has its address, and leaves nothing', async () => {
    const item = await newsroom.write(notices)
    const body = newsroom.body(notices)
    const preview = (path: string | null, given: object = body, id: string | null = item.id) =>
      ask('POST', 'notices/preview', { id, body: given, path })
    const made = await preview(`/item/notices/${item.id}`)
    expect(made).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    const seen = await service.ask('GET', made.body.url)
    expect(seen.text).toContain((body['title'] as { en: string }).en)
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(seen.headers['content-security-policy']).toContain("sandbox allow-same-origin; default-src 'none'")
    expect((await shown(item.id, 'notices')).status).toBe(404)
    expect((await service.ask('GET', `${made.body.url}x`)).status).toBe(404)
    const gaps = await preview('/list/notices', { title: { en: 'Not whole yet' } }, null)
    expect((await service.ask('GET', gaps.body.url)).text).toContain('Not whole yet')
    const file = await ask('POST', 'documents/preview', { body: { title: { en: 'Without a file' } } })
    expect(file.body.missing).toEqual(['file'])
    const rows = await service.services.db.select().from(revisions).where(eq(revisions.author, 'preview'))
    expect(rows).toEqual([])
    expect((await preview(null, { title: { en: 1 } })).status).toBe(400)
    expect((await preview('//elsewhere.invalid')).status).toBe(400)
  })

  test('an approver sees a page as it is and as it would be: published, archived, or several at once', async () => {
    const [author, approver] = [newsroom.token('author'), newsroom.token('approver')]
    const look = (items: object[], path = '/list/notices', as = approver) =>
      ask('POST', 'approvals/preview', { items, path }, as)
    const text = async (url: string) => (await service.ask('GET', url)).text
    const live = await newsroom.publish(notices)
    const titleOf = async (id: string) => (await ask('GET', `notices/${id}`)).body.item.title.en as string
    const named = (id: string, kind = 'publication') => ({ collection: 'notices', id, revision: 1, kind })
    const fresh = [await newsroom.write(notices), await newsroom.write(notices)]
    for (const { id } of fresh)
      await service.ask('POST', `/api/notices/${id}/submit`, { as: author, body: null })
    const titles = await Promise.all(fresh.map(({ id }) => titleOf(id)))
    const { status, body } = await look(fresh.map(({ id }) => named(id)))
    expect(status).toBe(200)
    expect(body).toMatchObject({ path: '/list/notices' })
    const [before, after] = [await text(body.before), await text(body.after)]
    for (const title of titles) expect([before.includes(title), after.includes(title)]).toEqual([false, true])
    const gone = (await look([named(live.id, 'archiving')])).body
    const title = await titleOf(live.id)
    expect((await text(gone.before)).includes(title)).toBe(true)
    expect((await text(gone.after)).includes(title)).toBe(false)
    expect((await service.ask('GET', `/api/notices/${live.id}`)).status).toBe(200)
    expect((await look([{ ...named(live.id), revision: 9 }])).status).toBe(404)
    expect((await look([{ ...named(live.id), collection: 'kyc_account_details' }])).status).toBe(404)
    expect((await look([named(live.id)], '//elsewhere.invalid')).status).toBe(400)
    expect((await look([named(live.id)], '/list/notices', author)).status).toBe(403)
  })

  test('a list is exported with both languages and no formula', async () => {
    const body = { ...newsroom.body(faqs), question: { en: '=HYPERLINK("x")', ny: 'Funso' } }
    await newsroom.write(faqs, body)
    const sheet = await ask('GET', 'faqs/export.csv?q=hyperlink')
    expect(sheet.headers['content-type']).toContain('text/csv')
    expect(sheet.text).toContain('question (English),question (Chichewa)')
    expect(sheet.text).toContain(`"'=HYPERLINK(""x"")",Funso`)
    expect(sheet.text.trim().split('\r\n')).toHaveLength(2)
  })

  test('a list is exported with all times in Malawi’s time', async () => {
    const body = { ...newsroom.body(notices), title: { en: 'Lift export', ny: 'Chikepe' } }
    await newsroom.write(notices, {
      ...body,
      starts_at: '2087-03-04T22:30:00Z',
      ends_at: '2087-03-05T06:00:00Z',
    })
    const { text } = await ask('GET', 'notices/export.csv?q=export')
    expect(text).toContain('"starts_at (CAT, UTC+2)","ends_at (CAT, UTC+2)"')
    expect(text).toContain('2087-03-05 00:30,2087-03-05 08:00')
    expect(text).not.toMatch(/\d[TZ]/)
  })

  test('links of live content that lead nowhere are noted, and forgotten once mended', async () => {
    const content = (href: string) => ({ en: `<p><a href="${href}">there</a></p>` })
    const body = newsroom.body(blogs)
    const other = await newsroom.write(faqs)
    const item = await newsroom.write(blogs, { ...body, content: content(`/f/${other.id}`) })
    const { db } = service.services
    const look = async () => {
      await findBroken({
        db,
        site: stubSite.site,
        about: { origin: 'http://x.invalid', demonstration: true },
        ownHosts: [],
      })
      return db.select().from(brokenLinks).where(eq(brokenLinks.item_id, item.id))
    }
    expect(await look()).toEqual([])
    await service.ask('POST', `/api/faqs/${other.id}/archive`, { as: newsroom.token('author'), body: null })
    expect(await look()).toMatchObject([{ collection: 'blogs', href: `/f/${other.id}` }])
    await put(item, { ...body, content: content(`/item/blogs/${item.id}`) }, '')
    expect(await look()).toEqual([])
  })

  test('a menu’s link whose page is gone is noted, in its panel and in the foot, and stands in the work queue', async () => {
    const target = await newsroom.write(faqs)
    const href = `/f/${target.id}`
    const name = { en: 'There', ny: 'Uko' }
    const menu = await newsroom.write(menus, {
      company: 'discount',
      categories: [{ name, clickable: false, href: '/list/blogs', links: [{ name, href }] }],
      foot: [{ name, href }],
    })
    const { db } = service.services
    const about = { origin: 'http://x.invalid', demonstration: true }
    const look = async () => {
      await findBroken({ db, site: stubSite.site, about, ownHosts: [] })
      return db.select().from(brokenLinks).where(eq(brokenLinks.item_id, menu.id))
    }
    expect(await look()).toEqual([])
    const as = newsroom.token('author')
    await service.ask('POST', `/api/faqs/${target.id}/archive`, { as, body: null })
    expect(await look()).toMatchObject([{ collection: 'menus', href }])
    const queue = await service.ask('GET', '/backoffice/api/work_queue', { as })
    expect(queue.text).toContain(href)
    await service.ask('POST', `/api/faqs/${target.id}/publish`, { as, body: null })
    expect(await look()).toEqual([])
    await service.ask('POST', `/api/menus/${menu.id}/archive`, { as, body: null })
  })
})
