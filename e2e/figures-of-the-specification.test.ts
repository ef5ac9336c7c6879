import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** Each figure of the specification and the page it belongs to. */
const figures: readonly (readonly [path: string, ...texts: (string | RegExp)[]])[] = [
  [
    '/fdhbankplc/personalAndbusinessbanking?type=Executive%20Loan%20Scheme',
    /5,000,000|5 million/,
    '36 months',
  ],
  ['/fdhbankplc/personalAndbusinessbanking?type=Employer%20Supported%20Loans', '24 months'],
  ['/fdhbankplc/amayiatakateloan', /5,000,000|5 million/, '24 months', /6\smonths|six months/, '12 months'],
  ['/fdhbankplc/personalAndbusinessbanking', /Instaloans/, /36\smonths/, /12\smonths/],
  ['/fdhbankplc/personalAndbusinessbanking?type=Instaloans', /12\smonths|twelve months/],
  ['/fdhbankplc/bankaccounts?type=Savings%20Account', '3.5%', '8%'],
  ['/fdhbankplc/bankaccounts?type=Current%20Account', '5%'],
  ['/fdhbankplc/bankproducts/digitalbanking/fdhbankpakhomo', /over 5,?000/i],
  ['/fdhbankplc/shareholding', '74.05%', '20.00%', '4.75%', '1.20%', '3 August 2020'],
  ['/fdhproperties/aboutus', /over 100/i, '2017'],
]

test('every figure of the specification stands on its page', { tag: '@gate' }, async ({ page }) => {
  for (const [path, ...texts] of figures) {
    await page.goto(path)
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    for (const wanted of texts) expect(text, `${String(wanted)} on ${path}`).toMatch(wanted)
  }
})
