import type { Page } from '@playwright/test'
import { trapField } from '#contract/rules/enquiry.ts'
import { inLanguage, pageAddresses } from './support/addresses.ts'
import { freshNumber } from './support/codes.ts'
import { enterWith, freshAccount, heading, proveByApi, wordsOf } from './support/kyc.ts'
import { startBeside } from './support/server.ts'
import { loadWhole, scriptsFrom } from './support/load-whole.ts'
import { ownAddresses } from './support/own-address.ts'
import { expect, test } from './support/test.ts'

// Nothing typed is lost: every field of every form outlives a change of language, and a reload.

test.use(ownAddresses)

type Field = readonly [selector: string, value: string]
const forms: readonly (readonly [path: string, fields: readonly Field[]])[] = [
  [
    '/fdhbankplc/onboarding',
    [
      ['#onboarding-product', 'Current Account'],
      ['#onboarding-name', 'Chisomo Sample'],
      ['#onboarding-monthly_income', '350,000'],
      ['#onboarding-branch', 'Zomba'],
      ['#onboarding-contact', 'chisomo@sample.invalid'],
    ],
  ],
  [
    '/fdhbankplc/contact',
    [
      ['#enquiry-name', 'Chisomo Sample'],
      ['#enquiry-contact', '0999 000 111'],
      ['#enquiry-message', 'Where is the nearest agent?\nThank you.'],
    ],
  ],
  [
    '/fdhbankplc/loan',
    [
      ['#loan-product', 'amayi-atakate'],
      ['#loan-amount', '750000'],
      ['#loan-months', '18'],
    ],
  ],
  [
    '/fdhbankplc/complaints',
    [
      ['#enquiry-name', 'Chisomo Sample'],
      ['#enquiry-contact', 'chisomo@sample.invalid'],
      ['#enquiry-message', 'I was charged twice.'],
    ],
  ],
  ['/fdhbankplc/branches', [['#place-name', 'lilo']]],
  ['/fdhmoneybureau/locations', [['#place-name', 'blan']]],
  [
    '/fdhbankplc/documents',
    [
      ['#document-title', 'annual'],
      ['#document-language', 'ny'],
      ['#document-year', '2025'],
      ['#document-company', 'properties'],
    ],
  ],
  ['/fdhfinancialholdings/investor_relations', [['#paper-title', 'half year']]],
  ['/fdhbankplc/exchangeRates/day', [['#day-date', '2026-01-05']]],
  ['/fdhbankplc/exchangeRates/history?currency=USD', [['#currency', 'ZAR']]],
  ['/fdhbankplc/faqs', [['header input[name=q]', 'send money']]],
  ['/search', [['#content input[name=q]', 'funds transfer']]],
  ['/search?q=card', [['#content input[name=q]', 'card limits']]],
  [
    '/fdhbankplc/home',
    [
      ['#teaser-amount', '20000'],
      ['#teaser-months', '7'],
    ],
  ],
  [
    '/fdhmoneybureau/home',
    [
      ['#convert-amount', '75'],
      ['#convert-currency', 'ZAR'],
    ],
  ],
]

async function fill(page: Page, [selector, value]: Field): Promise<void> {
  const field = page.locator(selector)
  if (await field.evaluate((one) => one instanceof HTMLSelectElement)) await field.selectOption(value)
  else await field.fill(value)
}

async function expectKept(page: Page, fields: readonly Field[]): Promise<void> {
  for (const [selector, value] of fields) await expect(page.locator(selector)).toHaveValue(value)
}

/** Before its styles arrive, a page also shows the link of narrow screens, which has the same address. */
const toChichewa = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('list', { name: 'Language' })
    .getByRole('link', { name: 'Chichewa' })
    .first()
    .click()

const changeLanguage = async (page: Page) => {
  const english = (await page.locator('html').getAttribute('lang')) === 'en'
  await page
    .getByRole('banner')
    .getByRole('link', { name: english ? 'Chichewa' : 'English' })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', english ? 'ny' : 'en')
}

for (const [path, fields] of forms)
  test(
    `what is typed at ${path} outlives the language, a reload, the way back and a dead line`,
    { tag: path === '/fdhbankplc/contact' ? '@gate' : [] },
    async ({ page, context, expectError }) => {
      expectError(/ERR_INTERNET_DISCONNECTED/, 'perhaps')
      await page.goto(path)
      for (const [at, field] of fields.entries()) {
        await fill(page, field)
        await changeLanguage(page)
        await expectKept(page, fields.slice(0, at + 1))
      }
      await page.reload()
      await expectKept(page, fields)
      await page.goto('/fdhfinancialholdings/board')
      await page.goBack()
      await expectKept(page, fields)
      // Reloaded while the line is dead, the page is gone until the line is back.
      const address = page.url()
      await context.setOffline(true)
      await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
      await context.setOffline(false)
      await page.goto(address)
      await expectKept(page, fields)
    },
  )

test('which way money is changed outlives the language and a reload', async ({ page }) => {
  await page.goto('/fdhmoneybureau/home')
  const other = page.locator('form[data-keep=converter] input[name=side]:not(:checked)')
  const value = await other.getAttribute('value')
  const side = page.locator(`form[data-keep=converter] input[value=${value}]`)
  await side.check()
  await changeLanguage(page)
  await expect(side).toBeChecked()
  await page.reload()
  await expect(side).toBeChecked()
})

test('the account whose KYC documents are sent outlives the language and a reload', async ({ page }) => {
  await page.goto('/fdhbankplc/kyc?tab=Upload+KYC+Documents')
  const type = page.locator('input[name=type]').nth(2)
  await type.check()
  await changeLanguage(page)
  await expect(type).toBeChecked()
  await page.reload()
  await expect(type).toBeChecked()

  // Before a code has proved it, nothing can be encrypted: the contact is kept as other forms keep theirs.
  const contact = page.locator('input[name=username]')
  const go = page.locator('form[data-keep=kyc-type] button')
  await go.click()
  await contact.fill('chisomo@sample.invalid')
  await changeLanguage(page)
  await go.click()
  await expect(contact).toHaveValue('chisomo@sample.invalid')
})

test(
  'every field of the KYC steps outlives the language, a reload and a dead line',
  { tag: '@gate' },
  async ({ page, context, baseURL, dataDir, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED/, 'perhaps')
    const { details } = wordsOf('en').kyc
    await enterWith(page, await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber()))
    await expect(heading(page, details.title)).toBeFocused()
    const { number, name } = freshAccount()
    const fields = () =>
      page.locator('[data-island=kyc] form').locator('input:not([type=radio]):visible, select:visible')
    const values = () => fields().evaluateAll((all) => all.map((one) => Reflect.get(one, 'value') as string))
    await expect(fields()).toHaveCount(4)
    const field = (index: number) => fields().nth(index)
    for (const fill of [
      () => field(0).fill(number),
      () => field(1).fill(name),
      () => field(2).selectOption({ index: 3 }),
      () => field(3).selectOption('SME'),
    ]) {
      await fill()
      const now = await values()
      await changeLanguage(page)
      await expect.poll(values).toEqual(now)
    }
    const typed = await values()
    expect(typed.every((value) => value !== '')).toBe(true)
    await page.reload()
    await expect.poll(values).toEqual(typed)
    const address = page.url()
    await context.setOffline(true)
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
    await context.setOffline(false)
    await page.goto(address)
    await expect.poll(values).toEqual(typed)
  },
)

for (const lowData of [false, true])
  test(`a page from before the site was updated loses nothing of what is typed, ${lowData ? 'low data' : 'usually'}`, async ({
    page,
    context,
    baseURL,
    expectError,
  }) => {
    expectError(/404/)
    if (lowData) await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
    // The scripts that this page would fetch are gone with the build it came from.
    await page.route(/\/assets\/(?!client|places).*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/fdhbankplc/onboarding')
    const [field, other] = [page.locator('#onboarding-name'), page.locator('#onboarding-contact')]
    await field.pressSequentially('Chisomo')
    await other.pressSequentially('chisomo@sample.invalid', { delay: 20 })
    await expect(page.locator('[data-island=onboarding]')).toContainText(/reload the page/i)
    await expect(field).toHaveValue('Chisomo')
    await expect(other).toHaveValue('chisomo@sample.invalid')
  })

/** What the forms of a page ask for, as `form.field`, with each field's element. */
function askedIn(html: string): { name: string; tag: string }[] {
  const forms = [...html.matchAll(/<form[^>]*data-keep="([^"]*)"[^]*?<\/form>/g)]
  return forms.flatMap(([form, keep = '']) =>
    [...form.matchAll(/<(?:select|textarea|input)[^>]*\sname="([^"]*)"[^>]*>/g)]
      .filter(([tag]) => !/type="(?:hidden|file|password)"/.test(tag))
      .map(([tag, name = '']) => ({ name: `${keep}.${name}`, tag })),
  )
}

test('every field of every form is in the walks above', async ({ request }) => {
  const [asked, walked] = [new Set<string>(), new Set<string>()]
  for (const path of pageAddresses)
    for (const { name } of askedIn(await (await request.get(path)).text())) asked.add(name)
  for (const [path, fields] of forms)
    for (const { name, tag } of askedIn(await (await request.get(path)).text()))
      for (const [selector] of fields)
        if (
          selector.startsWith('#content')
            ? name === 'search.q'
            : selector.startsWith('header')
              ? name === 'search-head.q'
              : tag.includes(` id="${selector.slice(1)}"`)
        )
          walked.add(name)
  const elsewhere = [
    // Walked by themselves below.
    'converter.side',
    'kyc-type.type',
    // Never kept; and what only programs fill in.
    'onboarding.national_id',
    `enquiry.${trapField}`,
  ]
  expect([...asked].filter((name) => !walked.has(name)).toSorted()).toEqual(elsewhere.toSorted())
})

test('every text field of every form has a limit', async ({ request }) => {
  const unlimited = new Set<string>()
  for (const path of [...pageAddresses, ...forms.map(([formPath]) => formPath)])
    for (const { name, tag } of askedIn(await (await request.get(path)).text()))
      if (/^<textarea|^<input(?!.* type="(?!text|search|tel|email))/.test(tag) && !/ maxlength=/i.test(tag))
        unlimited.add(name)
  // Only programs fill this in.
  expect([...unlimited]).toEqual([`enquiry.${trapField}`])
})

test('an enquiry shows how many characters it has', async ({ page }) => {
  await page.goto('/fdhbankplc/contact')
  const message = page.locator('#enquiry-message')
  await message.fill('Where is it?')
  await expect(message).toHaveAccessibleDescription(/ 12 of 4000 characters$/)
  await page.reload()
  await expect(message).toHaveAccessibleDescription(/ 12 of 4000 characters$/)
  await toChichewa(page)
  await expect(message).toHaveAccessibleDescription(/ Zilembo 12 mwa 4000$/)
})

/** A form of each page that has one: what it asks for is kept, but where it is only a button. */
test(
  'every form that asks for something on any page keeps what is typed',
  { tag: '@gate' },
  async ({ request }) => {
    const asks = /<(?:select|textarea|input(?![^>]*type="(?:hidden|submit|file|password)"))/
    const without: string[] = []
    for (const path of pageAddresses) {
      const html = await (await request.get(path)).text()
      for (const [form] of html.matchAll(/<form[^]*?<\/form>/g))
        if (asks.test(form) && !/^<form[^>]*data-keep=/.test(form))
          without.push(`${path}: ${form.slice(0, 120)}`)
    }
    // KYC keeps what is typed by itself, encrypted.
    expect(without.filter((one) => !one.startsWith('/fdhbankplc/kyc?tab=Upload'))).toEqual([])
  },
)

test('a choice made before the program is there, without going into its field, waits for it too', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/keep-typed-/, (route) => gate.promise.then(() => route.continue()))
  await page.goto('/fdhbankplc/loan')
  const product = page.locator('#loan-product')
  await product.evaluate((select: HTMLSelectElement) => {
    select.value = 'amayi-atakate'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await toChichewa(page)
  gate.resolve()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ny')
  await expect(product).toHaveValue('amayi-atakate')
})

test('changing the language keeps a value typed just before', { tag: '@gate' }, async ({ page }) => {
  const written = Promise.withResolvers<void>()
  await page.exposeFunction('addressWritten', (url: string) => {
    if (url.includes('months=18')) written.resolve()
  })
  await page.goto('/fdhbankplc/loan')
  const months = page.locator('#loan-months')
  await months.fill('17')
  await expect(page).toHaveURL(/months=17/)
  await page.evaluate(() => {
    const replaceState = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      replaceState(state, unused, url)
      Reflect.get(globalThis, 'addressWritten')(String(url))
    }
  })
  // The calculator writes to the address of the old page while the new one is on its way.
  await page.route(/\/ny\//, (route) => written.promise.then(() => route.continue()))
  await months.fill('18')
  await toChichewa(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ny')
  await expect(months).toHaveValue('18')
})

test('a word to search for, typed before the program is there, outlives the language as everything else', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/keep-typed-/, (route) => gate.promise.then(() => route.continue()))
  await page.goto('/search?q=card')
  const field = page.locator('#content input[name=q]')
  await field.fill('card limits')
  await toChichewa(page)
  gate.resolve()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ny')
  await expect(field).toHaveValue('card limits')
})

test('a question that came back outlives the language, changed before the program is there', async ({
  page,
  expectError,
}) => {
  expectError(/422/)
  const gate = Promise.withResolvers<void>()
  await page.route(/keep-typed-/, (route) => gate.promise.then(() => route.continue()))
  await page.goto('/fdhbankplc/complaints')
  const message = page.locator('#enquiry-message')
  await message.fill('Where is the nearest agent?')
  await page.locator('form[data-keep=enquiry] button').click()
  await expect(page.locator('form[data-returned]')).toBeVisible()
  await toChichewa(page)
  gate.resolve()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ny')
  await expect(message).toHaveValue('Where is the nearest agent?')
})

test('in low data a word to search for outlives the language and a reload, and nothing is fetched before it is typed', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'low', value: 'on', url: baseURL ?? '' }])
  await loadWhole(page, '/search')
  const fetched = scriptsFrom(page)
  const field = page.locator('#content input[name=q]')
  await field.click()
  await loadWhole(page)
  expect([...fetched]).toEqual([])
  await field.fill('card limits')
  await loadWhole(page)
  await page.reload()
  await expect(field).toHaveValue('card limits')
  await field.fill('card charges')
  await changeLanguage(page)
  await expect(field).toHaveValue('card charges')
})

test('a national ID is never kept', async ({ page }) => {
  await page.goto('/fdhbankplc/onboarding')
  await page.locator('#onboarding-name').fill('Chisomo Sample')
  await page.locator('#onboarding-national_id').fill('AB12CD34')
  await changeLanguage(page)
  await expect(page.locator('#onboarding-name')).toHaveValue('Chisomo Sample')
  await expect(page.locator('#onboarding-national_id')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('AB12CD34')
})

test('an enquiry that was sent is kept no longer; nor is anything after half an hour', async ({ page }) => {
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')))
  await page.goto('/fdhbankplc/contact')
  await page.locator('#enquiry-name').fill('Chisomo Sample')
  await page.locator('#enquiry-contact').fill(freshNumber())
  await page.locator('#enquiry-message').fill('Do you open on Saturdays?')
  // What keeps it may come after what was typed.
  await expect.poll(kept).toHaveLength(1)
  await page.locator('form[data-keep=enquiry] button').click()
  await expect(page).toHaveURL(/sent=1/)
  expect(await kept()).toEqual([])

  await page.goto('/fdhbankplc/loan')
  await page.locator('#loan-amount').fill('123456')
  await expect.poll(kept).toHaveLength(1)
  await page.goto('/fdhbankplc/faqs')
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(sessionStorage))
      if (key.startsWith('typed:'))
        sessionStorage.setItem(
          key,
          JSON.stringify({ ...JSON.parse(String(value)), at: Date.now() - 31 * 60_000 }),
        )
  })
  await page.goto('/fdhbankplc/loan')
  await expect(page.locator('#loan-amount')).not.toHaveValue('123456')
  expect(await kept()).toEqual([])
})

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const)
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a question that is one too many comes back as it was typed, and the page says when to try again', async ({
      page,
      expectError,
    }) => {
      const server = await startBeside()
      try {
        const fill = async (path: string) => {
          await page.goto(server.url + path)
          await page.locator('#enquiry-name').fill('Chisomo Sample')
          await page.locator('#enquiry-contact').fill('0999 000 111')
          await page.locator('#enquiry-message').fill('Where is the nearest agent?')
        }
        for (const [lang, title, again] of [
          ['en', 'Your question was not sent.', /in an hour\. Or call \+265/],
          ['ny', 'Funso lanu silinatumizidwe.', /ola limodzi\. Kapena imbani \+265/],
        ] as const) {
          const path = inLanguage(lang, '/fdhbankplc/complaints')
          const form = { name: 'A Sample', contact: '0999 000 112', message: 'One of many.' }
          for (let n = 0; n < 10; n++) await page.request.post(server.url + path, { form, maxRedirects: 0 })
          await fill(path)
          const answer = page.waitForResponse((one) => one.request().method() === 'POST')
          await page.locator('form[data-keep=enquiry] button').click()
          expect((await answer).status()).toBe(429)
          expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(1_000)
          const said = page.getByRole('alert').filter({ hasText: title })
          await expect(said).toContainText(again)
          await expect(said).toBeInViewport()
          await expect(page.locator('#enquiry-name')).toHaveValue('Chisomo Sample')
          await expect(page.locator('#enquiry-message')).toHaveValue('Where is the nearest agent?')
          if (javaScriptEnabled) {
            await page.locator('#enquiry-name').fill('Chisomo Sample')
            await expect(said).toBeVisible()
            await changeLanguage(page)
            await expect(page.locator('#enquiry-message')).toHaveValue('Where is the nearest agent?')
            await page.reload()
            await expect(page.locator('#enquiry-message')).toHaveValue('Where is the nearest agent?')
          } else {
            await page.goBack()
            await expect(page.locator('#enquiry-message')).toHaveValue('Where is the nearest agent?')
          }
        }
        expectError(/429/)
      } finally {
        await page.goto('about:blank')
        await server.stop()
      }
    })
  })
