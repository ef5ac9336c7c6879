import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankRates, blogs, facts, fdhcares, loans, pages } from '#contract/collections.ts'
import { openNewsroom, pdf, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

// What is refused before it goes live, at its field, and what live texts need is not taken away.

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  as = newsroom.token('author'),
) => service.ask(method, url, { as, ...(body !== undefined && { body }) })
const article = (content: string, more: object = {}) => ({
  ...newsroom.body(blogs),
  content: { en: content },
  ...more,
})
const rate = (product: string) => ({
  ...newsroom.body(bankRates),
  kind: 'rate',
  product,
  unit: 'percent_per_year',
  value: '3.5',
  name: { en: 'Savings' },
  effective_at: new Date().toISOString(),
})

test('a link that leads nowhere is refused at its field when it would go live, and kept in a draft', async () => {
  const dead = { ...newsroom.body(fdhcares), href: '/no/such/page' }
  const refused = await ask('POST', '/api/fdhcares', dead)
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'malformed', fields: { href: 'This page doesn’t exist: /no/such/page.' } },
  })
  const draft = await ask('POST', '/api/fdhcares?draft=true', dead)
  expect(draft.status).toBe(201)
  const publish = () => ask('POST', `/api/fdhcares/${draft.body.id}/publish`, null)
  expect((await publish()).body.fields).toEqual({ href: 'This page doesn’t exist: /no/such/page.' })
  expect((await ask('PUT', `/api/fdhcares/${draft.body.id}`, dead)).status).toBe(400)
  const mended = { ...dead, href: '/ny/alone?n=1#part' }
  expect((await ask('PUT', `/api/fdhcares/${draft.body.id}?draft=true`, mended)).status).toBe(200)
  expect((await publish()).status).toBe(200)
})

test('all that stands in the way is told before anything is sent: gaps, links, figures, what is taken, silent pictures', async () => {
  const image = `<img data-file="${newsroom.uploaded.image}" alt="">`
  const liveBody = article('<p>There.</p>') as Record<string, unknown>
  const live = await newsroom.write(blogs, liveBody)
  const { slug } = (await ask('GET', `/backoffice/api/blogs/${live.id}`)).body.item
  const { title: _, ...untitled } = article(`<p><a href="/no/such">there</a> {rate:none-such}</p>${image}`, {
    slug,
  }) as Record<string, unknown>
  const draft = await ask('POST', '/api/blogs?draft=true', untitled)
  const check = (id: string | null, body: Record<string, unknown>, as?: string) =>
    ask('POST', `/backoffice/api/blogs/check${id === null ? '' : `?id=${id}`}`, body, as)
  const told = await check(draft.body.id, untitled)
  expect(told.status).toBe(200)
  expect(told.body).toEqual({
    fields: {
      title: 'This is missing.',
      'content.en': 'This page doesn’t exist: /no/such.',
      slug: 'taken',
    },
    pictures: ['content.en'],
  })
  // Nothing has to be saved for it.
  expect((await check(null, untitled)).body).toEqual(told.body)
  expect((await check(null, {})).body.fields).toMatchObject({ title: 'This is missing.' })
  expect((await check(null, { ...untitled, slug: 7 })).status).toBe(400)
  expect((await check(live.id, liveBody)).body).toEqual({ fields: {}, pictures: [] })
  expect((await check(newsroom.uploaded.image, untitled)).status).toBe(404)
  expect((await check(live.id, liveBody, newsroom.token('kyc_officer'))).status).toBe(403)
})

test('what an article’s form does not ask for follows from the rest, also when that changes', async () => {
  const { createrId: _, shareTitle: __, shareDiscription: ___, ...asked } = newsroom.body(blogs)
  const written = { ...asked, creater_name: 'Nsanje Desk', title: { en: 'One' }, summary: { en: 'First.' } }
  const { id } = await newsroom.write(blogs, written)
  const shown = async () => (await ask('GET', `/backoffice/api/blogs/${id}`)).body.item
  expect(await shown()).toMatchObject({
    createrId: 'nsanje-desk',
    shareTitle: { en: 'One' },
    shareDiscription: { en: 'First.' },
  })
  expect((await ask('PUT', `/api/blogs/${id}`, { ...written, title: { en: 'Two' } })).status).toBe(200)
  expect((await shown()).shareTitle).toEqual({ en: 'Two' })
})

test('links in rich text are looked at too; those to other sites and to the item itself are not', async () => {
  const links = (...all: string[]) => all.map((href) => `<p><a href="${href}">there</a></p>`).join('')
  const text = links('/list/blogs', 'https://elsewhere.invalid/x', '/item/blogs/none')
  const refused = await ask('POST', '/api/blogs', article(text))
  expect(refused.body.fields).toEqual({ 'content.en': 'This page doesn’t exist: /item/blogs/none.' })
  const fine = await ask('POST', '/api/blogs', article(links('/list/blogs', 'https://elsewhere.invalid/x')))
  expect(fine.status).toBe(201)
  expect((await ask('POST', '/api/blogs', article(links(`/item/blogs/${fine.body.id}`)))).status).toBe(201)
})

test('what needs a second person is looked at when it is sent and when it is approved', async () => {
  const body = { ...newsroom.body(loans), features: [{ en: 'Pays {rate:none-such}.' }] }
  const loan = await newsroom.write(loans, body)
  const sent = await ask('POST', `/api/loans/${loan.id}/submit`, null, newsroom.writer(loans))
  expect(sent).toMatchObject({
    status: 400,
    body: { fields: { 'features.0.en': 'There is no rate "none-such".' } },
  })
})

test('a document of the library that is linked to is public while the link is', async () => {
  const file = await newsroom.upload(pdf('linked'), 'application/pdf')
  const { url } = (await ask('GET', `/backoffice/api/files/${file}`)).body
  expect((await service.ask('GET', url)).status).toBe(404)
  const item = await newsroom.write(fdhcares, { ...newsroom.body(fdhcares), href: url })
  expect((await service.ask('GET', url)).status).toBe(200)
  await ask('POST', `/api/fdhcares/${item.id}/archive`, null)
  expect((await service.ask('GET', url)).status).toBe(404)
})

test('a figure that live texts show is not archived; it is once they do without it', async () => {
  const shown = await newsroom.publish(bankRates, rate('savings-shown'))
  const figures = await ask('GET', '/backoffice/api/figures')
  expect(figures.body).toContainEqual({
    kind: 'rate',
    key: 'savings-shown',
    name: { en: 'Savings' },
    value: '3.5%',
  })
  const text = await newsroom.write(blogs, article('<p>Pays {rate:savings-shown} a year.</p>'))
  const archive = () =>
    ask('POST', `/api/bank_rates/${shown.id}/archive`, null, newsroom.token('rates_officer'))
  const refused = await archive()
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  // Who may not read an item learns only what kind it is.
  expect(refused.body.message).toBe(`Live texts show its figure. Used by: ${blogs.label.one}.`)
  await ask('POST', `/api/blogs/${text.id}/archive`, null)
  expect((await archive()).status).toBe(200)
})

test('a fact that live texts show is not left out of the next revision', async () => {
  const figure = { key: 'agents-shown', value: { en: '240' }, label: { en: 'Agents' } }
  const body = { ...newsroom.body(facts), social: [], apps: [], theme: undefined, figures: [figure] }
  const item = await newsroom.publish(facts, body)
  await newsroom.write(blogs, article('<p>We have {fact:agents-shown} agents.</p>'))
  const address = `/api/facts/${item.id}`
  await ask('PUT', `${address}?draft=true`, { ...body, figures: [] }, newsroom.writer(facts))
  const submit = () => ask('POST', `${address}/submit`, null, newsroom.writer(facts))
  const refused = await submit()
  expect(refused.status).toBe(400)
  expect(refused.body.fields.figures).toMatch(/^Live texts show a figure that is gone\. Used by: /)
  const kept = { ...body, figures: [{ ...figure, value: { en: '250' } }] }
  await ask('PUT', `${address}?draft=true`, kept, newsroom.writer(facts))
  expect((await submit()).status).toBe(200)
})

test('a page that belongs to the site takes no end date', async () => {
  const page = { ...newsroom.body(pages), company: 'bank', slug: 'aboutus', sections: [], next: [] }
  const { body: made } = await ask('POST', '/api/pages', page)
  const ends_at = new Date(Date.now() + 86_400_000).toISOString()
  const reply = await ask('PUT', `/api/pages/${made.id}`, { ...page, ends_at })
  expect(reply).toMatchObject({
    status: 400,
    body: { fields: { ends_at: expect.stringContaining('end date') } },
  })
})

test('what a link can lead to is found by words and by address, with both titles', async () => {
  const found = (q: string) => ask('GET', `/backoffice/api/links?${new URLSearchParams({ q })}`)
  const home = { to: '/home', group: 'pages', title: { en: 'Home of the stub', ny: 'Home of the stub' } }
  expect((await found('')).body.targets).toContainEqual(home)
  expect((await found('stub')).body).toMatchObject({ leads: null, targets: [home] })
  expect((await found('/ho')).body).toEqual({ leads: false, targets: [home] })
  expect((await found('/list/blogs')).body.leads).toBe(true)
  expect((await found('/item/blogs/none')).body.leads).toBe(false)
  expect((await service.ask('GET', '/backoffice/api/links')).status).toBe(401)
})
