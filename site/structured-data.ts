import { brands, type BrandId } from '#contract/brands/names.ts'
import type { Download } from '#contract/fields.ts'
import type { Item } from '#contract/registry.ts'
import { schemaOpening, type Holiday, type Hours } from '#contract/rules/opening.ts'
import { href } from './addresses.ts'
import type { FramedRequest, Office } from './frame.ts'

// What search engines read: JSON-LD by schema.org, from the same data as the page.

export type Thing = { '@type': string; [property: string]: unknown }

const organisation: Record<BrandId, string> = {
  holdings: 'Organization',
  bank: 'BankOrCreditUnion',
  bureau: 'FinancialService',
  discount: 'FinancialService',
  properties: 'RealEstateAgent',
}

const absolute = (request: FramedRequest, path: string) => request.origin + href(request.lang, path)

/** The company whose section this is. */
export const company = (request: FramedRequest, brand: BrandId): Thing => ({
  '@type': organisation[brand],
  '@id': `${request.origin}${brands[brand].path}/home#company`,
  name: request.frame.companies[brand].name,
  url: absolute(request, `${brands[brand].path}/home`),
  ...(brand !== 'holdings' && {
    parentOrganization: { '@type': 'Organization', name: request.frame.companies.holdings.name },
  }),
})

/** Holidays from a day on, and that day. */
type OpeningDates = [holidays: readonly Holiday[], today: string]

/** The same company with its head office, for the page that says how to reach it. */
export const headOffice = (
  request: FramedRequest,
  office: Office,
  ...[holidays, today]: OpeningDates
): Thing => ({
  ...company(request, office.brand),
  telephone: office.phone,
  email: office.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${office.address1}, ${office.address2}`,
    postOfficeBoxNumber: office.box,
    addressLocality: office.location,
    addressCountry: 'MW',
  },
  ...schemaOpening(office, holidays, today),
})

/** A place that receives people, with the hours in which it does. */
export const branch = (
  request: FramedRequest,
  brand: BrandId,
  place: Pick<Item<'branches'>, 'name' | 'address' | 'region' | 'phone'> & Hours,
  ...[holidays, today]: OpeningDates
): Thing => ({
  '@type': brand === 'bank' ? 'BankOrCreditUnion' : 'FinancialService',
  name: `${request.frame.companies[brand].name}, ${place.name}`,
  parentOrganization: { '@id': company(request, brand)['@id'] },
  telephone: place.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: place.address,
    addressRegion: place.region,
    addressCountry: 'MW',
  },
  ...schemaOpening(place, holidays, today),
})

/** The way here: the section's home, what lies between, this page. */
export const breadcrumbList = (
  request: FramedRequest,
  steps: readonly { name: string; path: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(request, path),
  })),
})

export const newsArticle = (request: FramedRequest, article: Item<'blogs'>, path: string): Thing => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary,
  datePublished: article.published_at,
  dateModified: article.updated_at,
  inLanguage: article.untranslated ? 'en' : request.lang,
  mainEntityOfPage: absolute(request, path),
  author: { '@type': 'Organization', name: article.creater_name },
  ...(article.image_cover_url && { image: [request.origin + article.image_cover_url] }),
})

/** HTML's text alone: what a result may show beside the question. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const faqPage = (faqs: readonly Item<'faqs'>[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
})

export const exchangeRates = (rates: readonly Item<'money_bureau_exchange_rates'>[]): Thing[] =>
  rates.map(({ currency, middle, effective_at }) => ({
    '@type': 'ExchangeRateSpecification',
    currency,
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price: middle,
      priceCurrency: 'MWK',
      validFrom: effective_at,
    },
  }))

/** A product of a company: an account, a card, a plan. */
export const financialProduct = (
  request: FramedRequest,
  product: { name: string; description: string; path: string; brand: BrandId; yearlyRate?: string },
): Thing => ({
  // What the properties company sells is a service, not a financial product.
  '@type': product.brand === 'properties' ? 'Service' : 'FinancialProduct',
  name: product.name,
  description: product.description,
  url: absolute(request, product.path),
  provider: company(request, product.brand),
  ...(product.yearlyRate && { interestRate: product.yearlyRate }),
})

export const loanOrCredit = (request: FramedRequest, loan: Item<'loans'>, path: string): Thing => ({
  '@type': 'LoanOrCredit',
  name: loan.title,
  description: loan.description,
  url: absolute(request, path),
  provider: company(request, 'bank'),
  interestRate: loan.rate,
  currency: 'MWK',
  amount: { '@type': 'MonetaryAmount', currency: 'MWK', minValue: loan.least, maxValue: loan.most },
  loanTerm: { '@type': 'QuantitativeValue', maxValue: loan.longest_months, unitCode: 'MON' },
})

export const person = (request: FramedRequest, executive: Item<'executives'>, brand: BrandId): Thing => ({
  '@type': 'Person',
  name: executive.name,
  description: executive.qualifications,
  jobTitle: executive.roles
    .filter(({ company: of }) => of === brand)
    .map(({ title }) => title)
    .join(', '),
  worksFor: company(request, brand),
})

export const digitalDocument = (request: FramedRequest, title: string, file: Download): Thing => ({
  '@type': 'DigitalDocument',
  name: title,
  encodingFormat: file.mime,
  url: request.origin + file.url,
})

/** The block as it stands in the page; `<` is escaped so that no text of a feed can end the script early. */
export const toJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
