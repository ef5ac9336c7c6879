import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { collections } from '../contract/registry.ts'
import type { StaffPage } from './support/back-office.ts'
import { expectAllReached } from './support/by-keyboard.ts'
import { freshEmail } from './support/codes.ts'
import { timeAhead } from './support/days.ts'
import { openDesks } from './support/desks.ts'
import { faultsInEveryLook, faultsOfColour } from './support/every-look.ts'
import { handInByApi } from './support/kyc-by-api.ts'
import type { ServerBeside } from './support/server.ts'
import { both, inHours, postAs, sendNotice } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// Every screen and dialog of the back-office as each role has it: axe finds nothing on a phone and at a desk, no page scrolls
// sideways at any width, and in dark colours each screen can be read.

test.describe.configure({ mode: 'default', timeout: 600_000 })

let server: ServerBeside
let desks: Record<
  'author' | 'rates-officer' | 'approver' | 'kyc-officer' | 'administrator' | 'auditor',
  StaffPage
>
/** what stands for review, and what is open in it */
let submission = ''
let article = ''
/** when the article goes live: often in another week than today */
const goesLive = timeAhead(26)
openDesks(['author', 'rates-officer', 'approver', 'kyc-officer', 'administrator', 'auditor'], async (at) => {
  ;({ server, ...desks } = at)
  const post = ({ page }: StaffPage, path: string, data: object) => postAs(page, server, path, data)
  const faq = { question: both('Is there a hall?'), answer: both('<p>Yes.</p>'), group: both('Fair') }
  const { id } = await post(at.author, 'faqs?draft=true', faq)
  await post(at.author, `faqs/${id}/publish`, { at: goesLive.at })
  article = id
  await sendNotice(at.author.page, server, 'The hall is closed')
  for (const currency of ['USD', 'GBP']) {
    const figures = { buying: '1900.00', middle: '1905.00', selling: '1910.00' }
    const rate = { currency, ...figures, effective_at: inHours(20) }
    const made = await post(at['rates-officer'], 'money_bureau_exchange_rates', rate)
    const submission = { confirmation: 'The market moved.' }
    await post(at['rates-officer'], `money_bureau_exchange_rates/${made.id}/submit`, submission)
  }
  const { request } = at['kyc-officer'].page
  submission = (await handInByApi(request, server, freshEmail(), { pages: 2 })).id
  await handInByApi(request, server, freshEmail(), { lang: 'ny' })
})

const button = (on: Page | Locator, name: string | RegExp) => on.getByRole('button', { name, exact: true })
const drawn = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
}
const opened = async (page: Page, path: string) => {
  await page.goto(`/backoffice${path}`)
  await drawn(page)
}

/** A screen, and what is done there until it stands as it is looked at. */
type Look = readonly [path: string, name?: string, reach?: (page: Page) => Promise<unknown>]

async function lookAt(page: Page, looks: readonly Look[], widths?: readonly number[]): Promise<void> {
  for (const [path, name = '', reach] of looks)
    await test.step(`${path} ${name}`, async () => {
      await opened(page, path)
      await reach?.(page)
      await drawn(page)
      expect.soft(await faultsInEveryLook(page, widths)).toEqual([])
    })
}

/** What a button opens is there. */
const opens =
  (name: string | RegExp, first = false) =>
  async (page: Page) => {
    const one = first ? button(page, name).first() : button(page, name)
    await one.click()
    await expect(page.getByRole('dialog').last()).toBeVisible()
  }
const menuOf = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click()
  await expect(page.getByRole('menu')).toBeVisible()
}
const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
}

test('before signing in, and one’s own account', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await lookAt(page, [[''], ['/link', 'without a link']])
  await context.close()
  await lookAt(desks.administrator.page, [
    ['/account'],
    ['/account', 'second factor', opens('Set up')],
    ['/account', 'passkey', opens('Add a passkey')],
    ['', 'my menu', menuOf('Sample administrator')],
    ['/no-such-screen'],
  ])
})

test('the work of an author', async () => {
  await lookAt(desks.author.page, [
    [''],
    [
      '',
      'search for anything',
      (page) => page.keyboard.press('Control+k').then(() => page.getByRole('option').first().waitFor()),
    ],
    ['/timeline?view=week'],
    ['/timeline?view=month'],
    [
      `/timeline?view=week&day=${goesLive.day}`,
      'an entry',
      (page) => page.getByRole('button', { name: /^Goes live: Is there a hall/ }).click(),
    ],
    ['/media'],
    [
      '/media',
      'a picture',
      async (page) => {
        const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c00' } })
          .png()
          .toBuffer()
        await page
          .locator('input[type=file]')
          .setInputFiles([{ name: 'market.png', mimeType: 'image/png', buffer }])
        await page.getByRole('button', { name: /^market\.png / }).click()
        await button(page, 'Crop…').waitFor()
      },
    ],
    [
      '/media',
      'cropping',
      async (page) => {
        await page.getByRole('button', { name: /^market\.png / }).click()
        await button(page, 'Crop…').click()
        await button(page, /^The part that is kept/).waitFor()
      },
    ],
    [
      '/media',
      'some chosen',
      (page) =>
        page
          .getByRole('checkbox', { name: /^Choose / })
          .first()
          .check(),
    ],
    ['/completeness'],
    ['/translations'],
    ['/missing-addresses'],
    ['/redirects'],
    ['/interface-messages'],
    [
      '/interface-messages',
      'a message',
      (page) => page.getByRole('main').locator('li button').first().click(),
    ],
    ['/lead-states', 'not for the role'],
  ])
})

test('lists and forms of an author', async () => {
  await lookAt(desks.author.page, [
    ['/faqs', 'one chosen', (page) => page.getByRole('row').nth(1).getByRole('checkbox').check()],
    [
      '/faqs',
      'columns',
      (page) =>
        button(page, 'Columns')
          .click()
          .then(() => page.getByRole('dialog').getByRole('listitem').first().waitFor()),
    ],
    ['/faqs', 'views', menuOf('Views')],
    [
      '/faqs',
      'a filter',
      (page) =>
        page
          .getByRole('combobox', { name: 'Companies' })
          .click()
          .then(() => page.getByRole('listbox').waitFor()),
    ],
    [
      '/pages/create',
      'a section’s type',
      (page) =>
        button(page, 'Add a section')
          .click()
          .then(() => page.getByRole('menu').waitFor()),
    ],
    ['/banners', 'order', opens('Order…')],
    [`/faqs/${article}`, 'about', tab('About')],
    [`/faqs/${article}`, 'history', tab('History')],
    [
      `/faqs/${article}`,
      'earlier revision',
      async (page) => {
        await tab('History')(page)
        await opens(/^Compare revision 1/)(page)
      },
    ],
    [`/faqs/${article}`, 'preview', tab('Preview')],
    [`/faqs/${article}`, 'deleting', opens('Delete…')],
    [`/faqs/${article}`, 'panel folded', (page) => button(page, 'Fold the panel away').click()],
    [
      `/faqs/create`,
      'faults',
      async (page) => {
        await button(page, 'Publish…').click()
        await page.getByRole('alert').first().waitFor()
      },
    ],
  ])
})

const aToM = /^[a-m]/
const nToZ = /^[n-z]/
for (const [role, seat, names] of [
  ['author', 'author', aToM],
  ['author', 'author', nToZ],
  ['rates_officer', 'rates-officer', /./],
  ['kyc_officer', 'kyc-officer', /./],
] as const)
  test(`each collection’s list and new item (${role}, ${names.source})`, async () => {
    const { page } = desks[seat]
    const own = collections.filter(
      ({ name, writers }) => writers.some((one) => one === role) && names.test(name),
    )
    expect(own.length).toBeGreaterThan(1)
    // One list and one form serve them all; both are looked at in every width above.
    await lookAt(
      page,
      own.flatMap(({ name }) => [[`/${name}`], [`/${name}/create`]] as const),
      [390],
    )
  })

test('the rates desk, approvals', async () => {
  await lookAt(desks['rates-officer'].page, [
    ['/rates'],
    ['/rates?sheet=rate'],
    ['/rates?sheet=tariff'],
    ['/rates', 'past of a row', opens(/^History of USD/, true)],
    ['/rates', 'a file', opens('Import CSV')],
  ])
  await lookAt(desks.approver.page, [
    ['/approvals'],
    [
      '/approvals',
      'the second',
      (page) => page.getByRole('navigation', { name: 'What waits' }).getByRole('button').nth(1).click(),
    ],
    [
      '/approvals',
      'returning',
      (page) =>
        button(page, /^Return/)
          .first()
          .click()
          .then(() => page.getByLabel('Reason for the author').waitFor()),
    ],
  ])
})

test('customers’ documents and enquiries', async () => {
  const { page } = desks['kyc-officer']
  await lookAt(page, [
    ['/kyc'],
    ['/kyc?view=figures'],
    ['/kyc?view=erasures'],
    ['/lead-states'],
    [`/kyc/${submission}`, 'before'],
    [
      `/kyc/${submission}`,
      'begun',
      async () => {
        await button(page, 'Start review').click()
        await page.getByRole('img', { name: /page 1$/ }).waitFor()
      },
    ],
    [
      `/kyc/${submission}`,
      'beside each other',
      async () => {
        await button(page, 'Two documents side by side').click()
        await page.getByRole('region', { name: 'Second document' }).getByRole('img').waitFor()
      },
    ],
    [
      `/kyc/${submission}`,
      'a reason',
      async () => {
        await page.getByRole('img').first().waitFor()
        await page.keyboard.press('n')
        await page.getByRole('dialog').waitFor()
      },
    ],
  ])
  await lookAt(desks.auditor.page, [['/kyc'], [`/kyc/${submission}`]])
})

test('people, the record, the system', async () => {
  await lookAt(desks.administrator.page, [
    [''],
    ['/users'],
    ['/users', 'inviting', opens('Invite')],
    ['/users', 'one of them', (page) => page.getByRole('main').getByRole('link').first().click()],
    ['/requests'],
    ['/service-accounts'],
    ['/service-accounts', 'a new one', opens('New service account')],
    ['/system'],
  ])
  await lookAt(desks.auditor.page, [
    ['/audit'],
    ['/audit', 'a line', (page) => page.getByRole('main').locator('table button').first().click()],
  ])
})

/** Each screen that a role works at. */
const screens = (): [keyof typeof desks, readonly string[]][] => [
  [
    'author',
    [
      '',
      '/timeline?view=week',
      '/media',
      '/completeness',
      '/translations',
      '/missing-addresses',
      '/interface-messages',
    ],
  ],
  ['author', ['/faqs', `/faqs/${article}`, '/pages/create', '/menus', '/branches/create']],
  ['rates-officer', ['/rates', '/rates?sheet=tariff']],
  ['approver', ['/approvals']],
  ['kyc-officer', ['/kyc', '/kyc?view=figures', `/kyc/${submission}`, '/leads']],
  ['administrator', ['/users', '/requests', '/service-accounts', '/system', '/account']],
  ['auditor', ['/audit']],
]

test('each screen by the Tab key: all that can be worked is reached, in sight and named', async () => {
  for (const [role, paths] of screens()) {
    const { page } = desks[role]
    for (const path of paths)
      await test.step(`${role} ${path}`, async () => {
        await opened(page, path)
        await expectAllReached(page)
      })
  }
})

test('each screen in dark colours', async () => {
  for (const [role, paths] of screens()) {
    const { page } = desks[role]
    // Before a screen is opened, so that no colour is on its way while it is looked at.
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of paths)
      await test.step(`${role} ${path}`, async () => {
        await opened(page, path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        expect.soft(await faultsOfColour(page)).toEqual([])
      })
  }
})
