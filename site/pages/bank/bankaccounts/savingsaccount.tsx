import { accounts, firstSave } from '#contract/products/accounts.ts'
import { accountsOverview } from '#contract/products/overviews.ts'
import { definePage } from '../../../page.ts'
import { aboutProduct } from '../products/about.ts'
import { ProductPage } from '../products/product-page.tsx'
import { readFigures } from '../products/read.ts'

/** The First Save Savings Account, which the opening form offers first. */
export const page = definePage({
  paths: ['/fdhbankplc/bankaccounts/savingsaccount'],
  load: async (feed) => ({ figures: await readFigures(feed) }),
  title: (_messages, _data, { lang }) => firstSave.title[lang],
  description: (_messages, _data, { lang }) => firstSave.summary[lang],
  structured: ({ figures }, request) => [aboutProduct(request, firstSave, figures)],
  Component: ({ data: { figures } }) => (
    <ProductPage
      product={firstSave}
      figures={figures}
      trail={[accountsOverview]}
      neighbours={[firstSave, accounts['Savings Account'], accounts['Current Account']]}
    />
  ),
})
