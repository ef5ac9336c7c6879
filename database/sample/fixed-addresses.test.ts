import { expect, test } from 'vitest'
import { fixedLoans, fixedProducts, fixedServices } from '#contract/fixed-addresses.ts'
import { loanAddress } from '#contract/rules/loan-address.ts'
import { productAddress } from '#contract/rules/product-address.ts'
import { serviceAddress } from '#contract/rules/service-address.ts'
import { sampleId } from './id.ts'
import { readSample } from './read-sample.ts'

const items = <N extends 'loans' | 'products' | 'services'>(name: N) =>
  readSample(name)(new Date(), (file) => sampleId('files', file)).map(({ body }) => body)
const slugs = (bodies: readonly { slug: string }[]) => bodies.map(({ slug }) => slug).toSorted()

test('every item that the sample brings for an address of the spec is fixed', () => {
  expect(slugs(items('products'))).toEqual([...fixedProducts].toSorted())
  expect(slugs(items('services'))).toEqual([...fixedServices].toSorted())
  expect(slugs(items('loans'))).toEqual(expect.arrayContaining([...fixedLoans]))
})

test('the addresses are the spec’s, and no two items share one', () => {
  const addresses = [
    ...items('products').map(productAddress),
    ...items('services').map(serviceAddress),
    ...items('loans').map(loanAddress),
  ]
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/fdhbankplc/bankaccounts?type=Fixed+Deposite+Account',
      '/fdhbankplc/bankaccounts/savingsaccount',
      '/fdhbankplc/bankproducts?type=Contract+Bonds',
      '/fdhbankplc/bankproducts/digitalbanking/ufulu525',
      '/fdhbankplc/salama?type=FDH+Salama+Banking',
      '/fdhbankplc/cib',
      '/fdhbankplc/personalAndbusinessbanking?type=Executive+Loan+Scheme',
      '/firstdiscounthouse/services?type=Repurchase%20Agreement%20(REPO)',
      '/fdhproperties/services?type=Property%20Valuations',
    ]),
  )
})
