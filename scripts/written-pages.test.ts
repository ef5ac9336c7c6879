import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementOf, variantsOf } from '#contract/backoffice/schema.ts'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { banners } from '#contract/collections/banners.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { branches } from '#contract/collections/branches.ts'
import { documents } from '#contract/collections/documents.ts'
import { facts } from '#contract/collections/facts.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { fdhcares } from '#contract/collections/fdhcares.ts'
import { loans } from '#contract/collections/loans.ts'
import { moneybureauLocations } from '#contract/collections/moneybureau-locations.ts'
import { needsSecondPerson, pages } from '#contract/collections/pages.ts'
import { products } from '#contract/collections/products.ts'
import { promotions } from '#contract/collections/promotions.ts'
import { services } from '#contract/collections/services.ts'
import { fixedPages } from '#contract/fixed-pages.ts'
import { trapField } from '#contract/rules/enquiry.ts'
import { isReservedSlug } from '#contract/reserved-slugs.ts'
import { brandIds, brands } from '#contract/brands/names.ts'
import * as storageKeys from '#contract/storage-keys.ts'
import { consentKey } from '#contract/measurement.ts'
import { sectionLabels } from '#contract/section-types.ts'
import { readSample } from '#database/sample/read-sample.ts'
import { messages, revisions } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { until } from '../server/test-support/until.ts'
import { createSite } from '../site/entry.server.tsx'
import { routes } from '../site/registry.ts'
import { sectionViews } from '../site/sections.ts'

// Pages of staff from end to end: the service as it is, with the site of the sources and no sample content.

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  const made = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  const none = { assets: null, attach: null, close: async () => {}, backoffice: null }
  service = await startService({ site: { ...none, site: () => made } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service?.stop())

const both = (en: string, ny?: string) => ({ en, ...(ny !== undefined && { ny }) })
const text = (title: string, paragraph: string) => ({
  type: 'text',
  title: both(title, `Chi ${title}`),
  text: [both(paragraph, `Chi ${paragraph}`)],
})
const body = (slug: string, sections: readonly object[] = [], more: object = {}) => ({
  company: 'bank',
  slug,
  heading: both(`Heading of ${slug}`, `Mutu wa ${slug}`),
  description: both(`About ${slug}.`, `Za ${slug}.`),
  lede: both('In short.', 'Mwachidule.'),
  sections,
  next: [],
  ...more,
})
const write = (written: object) =>
  service.ask('POST', '/api/pages', { as: newsroom.token('author'), body: written })
const read = (address: string) => service.ask('GET', address)

async function published(slug: string, sections: readonly object[] = [], more: object = {}) {
  const answer = await write(body(slug, sections, more))
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return answer.body as { id: string; version: number }
}
const change = ({ id, version }: { id: string; version: number }, written: object) =>
  service.ask('PUT', `/api/pages/${id}`, {
    as: newsroom.token('author'),
    body: written,
    headers: { 'if-match': `"v${version}"` },
  })

describe('a page that staff write', () => {
  test('stands at its address in both languages, in the sitemaps and in the search', async () => {
    expect((await read('/fdhbankplc/farmers')).status).toBe(404)
    await published('farmers', [text('Maize and money', 'A loan until the harvest.')])
    const en = await read('/fdhbankplc/farmers')
    expect(en.status).toBe(200)
    expect(en.text).toContain('<h1')
    for (const said of ['Heading of farmers', 'In short.', 'Maize and money', 'A loan until the harvest.'])
      expect(en.text).toContain(said)
    const ny = await read('/ny/fdhbankplc/farmers')
    expect(ny.text).toContain('Chi A loan until the harvest.')
    expect(ny.text).toContain('Mutu wa farmers')
    const sitemap = await read('/sitemap.xml')
    expect(sitemap.text).toContain('/fdhbankplc/farmers<')
    expect(sitemap.text).toContain('/ny/fdhbankplc/farmers')
    expect((await read('/fdhfinancialholdings/sitemap')).text).toContain('href="/fdhbankplc/farmers"')
    await until(async () =>
      JSON.stringify((await read('/api/search?q=harvest')).body).includes('/fdhbankplc/farmers'),
    )
  })

  test('shows no section that is hidden or has nothing to show', async () => {
    await published('quiet', [
      text('Seen', 'This is read.'),
      { ...text('Unseen', 'This is kept back.'), hidden: true },
      { type: 'people', title: both('Nobody yet'), role_type: 'Board' },
    ])
    const { text: html } = await read('/fdhbankplc/quiet')
    expect(html).toContain('This is read.')
    expect(html).not.toContain('This is kept back.')
    expect(html).not.toContain('Nobody yet')
  })

  test('stands without the section that this release does not know', async () => {
    const { id } = await published('newer', [text('Known', 'This is known.')])
    const { db } = service.services
    const [revision] = await db.select().from(revisions).where(eq(revisions.item_id, id))
    const known = (revision?.body['sections'] ?? []) as object[] // as it was just written
    const written = { ...revision?.body, sections: [{ type: 'hologram', title: both('Later') }, ...known] }
    await db.update(revisions).set({ body: written }).where(eq(revisions.item_id, id))
    const page = await read('/fdhbankplc/newer?anew')
    expect(page.status).toBe(200)
    expect((await read('/ny/fdhbankplc/newer')).text).toContain('Chi This is known.')
    expect((await read('/ny/fdhbankplc/newer')).text).not.toContain('Later')
    expect((await read('/api/pages?limit=100')).status).toBe(200)
  })

  test('is gone once it is archived: a 410 that offers other pages', async () => {
    const { id } = await published('farewell')
    expect((await read('/fdhbankplc/farewell')).status).toBe(200)
    const taken = await service.ask('POST', `/api/pages/${id}/archive`, {
      as: newsroom.token('author'),
      body: null,
    })
    expect(taken.status).toBe(200)
    const gone = await read('/fdhbankplc/farewell')
    expect(gone.status).toBe(410)
    expect(gone.text).toContain('href="/fdhbankplc/home"')
    expect((await read('/sitemap.xml')).text).not.toContain('farewell')
  })

  test('sends on from its former address', async () => {
    const item = await published('old-name')
    expect((await change(item, body('new-name'))).status).toBe(200)
    const moved = await read('/ny/fdhbankplc/old-name')
    expect([moved.status, moved.headers['location']]).toEqual([301, '/ny/fdhbankplc/new-name'])
    expect((await read('/fdhbankplc/new-name')).status).toBe(200)
  })

  test('takes what is sent with its form, and nothing where it has none', async () => {
    await published('with-form', [{ type: 'enquiry' }])
    await published('without-form')
    const form = { name: 'Someone', contact: 'someone@example.com', message: 'When do you open?' }
    const send = (address: string) => service.ask('POST', address, { body: form })
    const sent = await send('/ny/fdhbankplc/with-form')
    expect([sent.status, sent.headers['location']]).toEqual([303, '/ny/fdhbankplc/with-form?sent=1#enquiry'])
    expect((await send('/fdhbankplc/without-form')).status).toBe(404)
    expect((await send('/fdhbankplc/no-such-page')).status).toBe(404)
    const leads = await service.ask('GET', '/api/leads?limit=100', { as: newsroom.token('administrator') })
    expect(leads.body).toHaveLength(1)
    const acknowledged = await service.services.db.select().from(messages)
    expect(acknowledged).toMatchObject([
      { template: 'enquiry-received', recipient: form.contact, channel: 'email', lang: 'ny' },
    ])
  })

  test('shows the form again whatever a browser sends', async () => {
    await published('long-form', [{ type: 'enquiry' }])
    const send = (message: string) =>
      service.ask('POST', '/fdhbankplc/long-form', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        raw: Buffer.from(
          new URLSearchParams({ name: 'Someone', contact: 'long@example.com', message }).toString(),
        ),
      })
    expect((await send('\u0175'.repeat(4000))).status).toBe(303)
    expect((await send('When\0 do you open?')).status).toBe(303)
    const tooLong = await send('\u0175'.repeat(4001))
    expect(tooLong.status).toBe(422)
    expect(tooLong.text).toContain('\u0175'.repeat(4001))
    const unreadable = await send('x'.repeat(200_000))
    expect(unreadable.status).toBe(422)
    expect(unreadable.text).toContain('could not be read')
    expect(unreadable.text).toContain('name="message"')
  })

  test('keeps an enquiry with the trap field filled as possible spam', async () => {
    await published('trap-form', [{ type: 'enquiry' }])
    const form = { name: 'Someone', contact: 'filler@example.com', message: 'Where is the nearest agent?' }
    const sent = await service.ask('POST', '/fdhbankplc/trap-form', { body: { ...form, [trapField]: 'x' } })
    expect(sent.status).toBe(303)
    const as = newsroom.token('administrator')
    const { body: kept } = await service.ask('GET', '/backoffice/api/leads?possible_spam=true', { as })
    expect(kept.items).toHaveLength(1)
    const { body: queue } = await service.ask('GET', '/backoffice/api/work_queue', { as })
    const queued = queue.sections.filter(({ rows }: { rows: { id: string }[] }) =>
      rows.some(({ id }) => id === kept.items[0].id),
    )
    expect(queued).toMatchObject([{ kind: 'possible_spam' }])
  })

  test('keeps one of two identical enquiries sent at the same time', async () => {
    await published('double-form', [{ type: 'enquiry' }])
    const form = { name: 'Someone', contact: 'twice@example.com', message: 'Do you open on Saturday?' }
    const send = (more = {}) => service.ask('POST', '/fdhbankplc/double-form', { body: { ...form, ...more } })
    const count = async () =>
      (await service.ask('GET', '/api/leads?limit=100', { as: newsroom.token('administrator') })).body.length
    const before = await count()
    const answers = await Promise.all([send(), send()])
    answers.push(await send())
    expect(await count()).toBe(before + 1)
    answers.push(await send({ message: 'And on Sunday?' }))
    expect(await count()).toBe(before + 2)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  })
})

describe('what cannot be taken is refused at its field, in plain words', () => {
  const fieldsOf = async (written: object) => {
    const { status, body: answer } = await write(written)
    return { status, fields: answer.fields as Record<string, string> }
  }

  test.each(['home', 'status', 'appointments', 'loan', 'exchangerates'])(
    'a reserved address: %s',
    async (slug) => {
      expect(await fieldsOf(body(slug))).toEqual({
        status: 400,
        fields: { slug: `The website has a page of its own at /fdhbankplc/${slug}. Choose another address.` },
      })
    },
  )

  test('an address that another page has; the same below another company is free', async () => {
    await published('twice')
    expect(await fieldsOf(body('twice'))).toEqual({ status: 409, fields: { slug: 'taken' } })
    await published('twice', [], { company: 'bureau' })
  })

  test('a text that is too long, a picture without its description, a row that does not fit', async () => {
    const picture = { file: newsroom.uploaded.image }
    const long = [text('One', 'fits'), { ...text('Two', 'x'), text: [both('a'.repeat(50_000))] }]
    expect((await fieldsOf(body('long', long))).fields).toEqual({
      'sections.1.text.0.en': 'This takes at most 4000 characters.',
    })
    const blind = [text('One', 'fits'), text('Two', 'fits'), { type: 'picture', image: picture }]
    expect((await fieldsOf(body('blind', blind))).fields).toEqual({
      'sections.2.image.alt': 'This is missing.',
    })
    const table = {
      type: 'comparison',
      title: both('A table'),
      columns: [both('One'), both('Two')],
      rows: [{ cells: [both('alone')] }],
    }
    expect((await fieldsOf(body('table', [table]))).fields).toEqual({
      'sections.0.rows.0.cells': 'This row has 1 cell; the table has 2 columns.',
    })
  })

  test('two sections of one name, and a section of a type that there is not', async () => {
    const named = { ...text('One', 'fits'), id: 'here' }
    expect((await fieldsOf(body('names', [named, named]))).fields).toEqual({
      'sections.1.id': 'Another section of this page has this name.',
    })
    expect(Object.keys((await fieldsOf(body('types', [{ type: 'hologram' }]))).fields)).toEqual([
      'sections.0.type',
    ])
  })
})

describe('types of sections', () => {
  const schemas = variantsOf(elementOf(pages.fields.sections) ?? pages.fields.sections)

  test('each has a way to be drawn', () => {
    expect([...sectionViews.keys()].toSorted()).toEqual([...sectionLabels.keys()].toSorted())
    expect([...(schemas?.keys() ?? [])].toSorted()).toEqual([...sectionLabels.keys()].toSorted())
  })

  test('all of them stand on pages, and show what they are about', async () => {
    for (const definition of [faqs, blogs, banners])
      await newsroom.publish(definition, { ...newsroom.body(definition), brands: ['bank'] })
    const branch = { ...newsroom.body(branches), name: 'Branch of the test', status: 'open' }
    await newsroom.publish(branches, branch)
    const rate = { ...newsroom.body(bankRates), product: 'savings', kind: 'rate' }
    await newsroom.publish(bankRates, rate)
    await newsroom.publish(documents, {
      ...newsroom.body(documents),
      brands: ['bank'],
      section: 'public',
      document_type_name: 'Notice',
    })
    for (const definition of [moneybureauLocations, loans, fdhcares, promotions])
      await newsroom.publish(definition, {
        ...newsroom.body(definition),
        ...('brands' in definition.fields && { brands: ['bank'] }),
      })
    await newsroom.publish(services, { ...newsroom.body(services), company: 'bank' })
    await newsroom.publish(products, {
      ...newsroom.body(products),
      family: 'account',
      need: both('To save'),
    })
    // Contacts and owners of companies are facts; the bank owns a part of another.
    for (const company of ['bank', 'discount', 'properties'] as const) {
      const body = newsroom.body(facts)
      const shareholders = [{ company: 'bank', percent: '60.00', sample: false }]
      await newsroom.publish(facts, { ...body, company, shareholders })
    }
    const own: Record<string, object> = {
      addresses: { companies: ['bank'] },
      rates: { products: ['savings'] },
      documents: { types: ['Notice'], section: 'public', group: undefined, search: false },
      questions: { group: undefined },
      branches: { places: 'branches', region: undefined },
    }
    const sections = [...(schemas ?? [])].map(([type, fields]) => {
      const made = newsroom.body({ ...pages, fields, window: { from: null, until: null } })
      return {
        ...made,
        title: both(`Section of ${type}`),
        ...('company' in made && { company: 'bank' }),
        ...('most' in made && { most: 5 }),
        ...own[type],
      }
    })
    const fit = sections.map((section) => {
      const { type } = section as { type?: string }
      const { title: _, ...untitled } = section
      return {
        ...(['picture', 'quotation', 'banners'].includes(type ?? '') ? untitled : section),
        hidden: false,
      }
    })
    // More than one page takes.
    await published('everything', fit.slice(0, 30))
    await published('all-else', fit.slice(30))
    const shown = await Promise.all(['everything', 'all-else'].map((slug) => read(`/fdhbankplc/${slug}`)))
    expect(shown.map(({ status }) => status)).toEqual([200, 200])
    const html = shown.map((page) => page.text).join('')
    const silent = [
      'picture',
      'quotation',
      'banners',
      'people',
      'team',
      'leaders',
      'exchange-rates',
      'tariffs',
      'ownership',
      'projects',
      'consent',
    ]
    const said = [...sectionLabels.keys()].filter((type) => !silent.includes(type))
    expect(said.filter((type) => !html.includes(`Section of ${type}`))).toEqual([])
    expect(html).toContain(branch.name)
  })
})

test('no route of the program is free for a page of staff', () => {
  for (const company of brandIds) {
    const { path } = brands[company]
    const firsts = routes
      .filter((route) => route.path.startsWith(`${path}/`))
      .map((route) => route.path.split('/')[2] ?? '')
      .filter((first) => first !== ':slug' && !fixedPages.includes(`${company}/${first}`))
    expect(firsts.length).toBeGreaterThan(0)
    expect(firsts.filter((first) => !isReservedSlug(company, first))).toEqual([])
  }
})

const anyFile = '00000000-0000-4000-8000-000000000001'

test('the sample has every page of a fixed address, and none that is reserved', () => {
  const written = readSample('pages')(new Date(), () => anyFile).map(
    ({ body: { company, slug } }) => `${company}/${slug}`,
  )
  expect(written.toSorted()).toEqual([...fixedPages].toSorted())
})

test('statements and what investors read need a second person, other pages none', () => {
  const all = readSample('pages')(new Date(), () => anyFile).map((item) => item.body)
  const slugs = new Set(all.filter((page) => needsSecondPerson(page)).map(({ slug }) => slug))
  const statements = ['privacy', 'terms', 'cookies', 'accessibility', 'complaints', 'fraud']
  const forInvestors = ['investor_relations', 'shareholding', 'fdhshareholding']
  expect([...slugs].toSorted()).toEqual([...statements, ...forInvestors].toSorted())
})

test('the page about cookies names all that the programs keep on a device', () => {
  const cookies = readSample('pages')(new Date(), () => anyFile).find(
    ({ body: { slug } }) => slug === 'cookies',
  )
  const table = cookies?.body.sections.find(({ type }) => type === 'comparison')
  const rows = table?.type === 'comparison' ? table.rows : []
  const named = rows.map(({ cells: [name] }) => name?.en.replace(/ \(.*/, ''))
  const keys = Object.entries(storageKeys).filter(([name]) => /(?:Key|Cookie|Database)$/.test(name))
  expect(keys.length).toBeGreaterThan(8)
  const kept = [
    ...keys.flatMap(([, value]) => (typeof value === 'string' ? [value] : [])),
    ...Object.values(storageKeys.choiceCookies),
    consentKey,
  ]
  expect(kept.filter((name) => !named.includes(name))).toEqual([])
})
