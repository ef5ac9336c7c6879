import { productsOverview } from '#contract/products/overviews.ts'
import { salama, salamaType } from '#contract/products/services.ts'
import { toKnownType } from '../../redirect-close-type.ts'
import { definePage, notFound } from '../../page.ts'
import { aboutProduct } from './products/about.ts'
import { families } from './products/listed.ts'
import { ProductPage } from './products/product-page.tsx'
import { readFigures } from './products/read.ts'

/** Banking by Islamic principles. It has one `type`, which is also what none shows. */
export const page = definePage({
  paths: ['/fdhbankplc/salama'],
  query: ['type'],
  load: async (feed, request) => {
    const { query, lang } = request
    if (query['type'] !== undefined && query['type'] !== salamaType)
      return toKnownType(request, [salamaType]) ?? notFound([{ label: salama.name[lang], to: salama.to }])
    return { figures: await readFigures(feed) }
  },
  title: (_messages, _data, { lang }) => salama.title[lang],
  description: (_messages, _data, { lang }) => salama.summary[lang],
  canonical: () => '/fdhbankplc/salama',
  structured: ({ figures }, request) => [aboutProduct(request, salama, figures)],
  Component: ({ data: { figures } }) => (
    <ProductPage product={salama} figures={figures} trail={[productsOverview]} neighbours={families} />
  ),
})
