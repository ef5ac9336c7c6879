import { pageAddresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

type Graph = { '@context': string; '@graph': { '@type': string }[] }

const blocks = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as Graph,
  )

test('every page says in JSON-LD whose it is and the way to it', { tag: '@gate' }, async ({ baseURL }) => {
  const kinds = new Set<string>()
  for (const path of pageAddresses) {
    const graphs = blocks(await (await fetch(baseURL + path)).text())
    expect(graphs.length, path).toBe(1)
    expect(graphs[0]?.['@context']).toBe('https://schema.org')
    const types = graphs[0]?.['@graph'].map((thing) => thing['@type']) ?? []
    expect(types, path).toContain('BreadcrumbList')
    types.forEach((type) => kinds.add(type))
  }
  for (const kind of [
    'BankOrCreditUnion',
    'FinancialProduct',
    'LoanOrCredit',
    'ExchangeRateSpecification',
    'NewsArticle',
    'FAQPage',
  ]) {
    expect(kinds, kind).toContain(kind)
  }
})

test('a profile is described as a person', { tag: '@gate' }, async ({ request, baseURL }) => {
  const [someone] = (await (await request.get('/api/executives?limit=100')).json()) as {
    slug: string
    roles: { company: string; company_name: string; executive_role_type_name: string }[]
  }[]
  const role = someone?.roles[0]
  const at = {
    holdings: 'fdhfinancialholdings',
    bank: 'fdhbankplc',
    bureau: 'fdhmoneybureau',
    discount: 'firstdiscounthouse',
    properties: 'fdhproperties',
  }[role?.company ?? '']
  const html = await (
    await fetch(
      `${baseURL}/${at}/${role?.executive_role_type_name === 'Board' ? 'board' : 'team'}/${someone?.slug}`,
    )
  ).text()
  expect(blocks(html)[0]?.['@graph'].map((thing) => thing['@type'])).toContain('Person')
})
