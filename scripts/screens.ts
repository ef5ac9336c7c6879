import { mkdir } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import { startServer } from '../e2e/support/server.ts'
import { chromiumOrInstall } from './chromium.ts'
import { takeBackoffice } from './screens-backoffice.ts'
import { takeKyc } from './screens-kyc.ts'
import { pictureFolder, savePicture, shownPictures } from './pictures.ts'

// npm run screens: the pictures that documents show, from the built site with its sample content.

const homes = {
  'holdings-home': '/fdhfinancialholdings/home',
  'bank-home': '/fdhbankplc/home',
  'bureau-home': '/fdhmoneybureau/home',
  'discount-home': '/firstdiscounthouse/home',
  'properties-home': '/fdhproperties/home',
}
/** One of each kind of page, in English and light colours. */
const others = {
  news: '/fdhbankplc/blog',
  article: '/fdhbankplc/blog/view/five-thousand-agents',
  branches: '/fdhbankplc/branches',
  'branches-region': '/fdhbankplc/branches?region=Central&name=lilongwe',
  'branches-none': '/fdhbankplc/branches?name=nowhere',
  rates: '/fdhbankplc/exchangeRates',
  'rates-over-time': '/fdhmoneybureau/tariffs/history?currency=ZAR&days=90',
  'rates-of-a-day': '/fdhbankplc/exchangeRates/day',
  documents: '/fdhbankplc/documents',
  'documents-found': '/fdhbankplc/documents?title=report&year=2025',
  converter: '/fdhmoneybureau/home?amount=250&currency=ZAR&side=sell',
  accounts: '/fdhbankplc/bankaccounts',
  account: '/fdhbankplc/bankaccounts?type=Savings%20Account',
  loan: '/fdhbankplc/personalAndbusinessbanking?type=Executive%20Loan%20Scheme',
  calculator: '/fdhbankplc/loan?product=executive-loan-scheme&amount=1000000&months=24',
  'digital-banking': '/fdhbankplc/bankproducts/digitalbanking/fdhbankpakhomo',
  kyc: '/fdhbankplc/kyc',
  onboarding: '/fdhbankplc/onboarding',
  faqs: '/fdhbankplc/faqs',
  service: '/firstdiscounthouse/services?type=Education%20Fund',
  'about-us': '/fdhproperties/aboutus',
  board: '/fdhbankplc/board',
  shareholding: '/fdhbankplc/shareholding',
  'investor-relations': '/fdhfinancialholdings/investor_relations',
  contact: '/fdhmoneybureau/contact',
  cares: '/fdhfinancialholdings/fdhcares',
  complaints: '/fdhbankplc/complaints',
  privacy: '/fdhfinancialholdings/privacy',
  sitemap: '/fdhfinancialholdings/sitemap',
  search: '/search?q=savigns+accont',
  'search-none': '/search?q=helicopter',
  'not-found': '/fdhbankplc/lones',
}

/** What a phone's screen shows after a press, as much of the page as fits it. */
const pressed = [
  { name: 'calculator-bar', path: others.calculator, press: '[data-island=loan-calculator] section summary' },
]

type Shot = {
  name: string
  path: string
  lang: 'en' | 'ny'
  width: 360 | 1280
  scheme: 'light' | 'dark'
  press?: string
  /** what is typed there then */
  type?: string
}

const nameOf = ({ name, lang, width, scheme }: Omit<Shot, 'path'>) => `${name}-${lang}-${width}-${scheme}`

async function take(
  browser: Browser,
  origin: string,
  { name, path, lang, width, scheme, press, type }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(origin + (lang === 'ny' ? `/ny${path}` : path))
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() => document.fonts.ready)
  if (press) await page.locator(press).click()
  // What sticks to the screen's edge would stand across the middle of a long picture.
  else await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) })
  if (press && type) {
    await page.locator(press).pressSequentially(type)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
  }
  const picture = await page.screenshot({ fullPage: !press })
  await savePicture(picture, nameOf({ name, lang, width, scheme }))
  await context.close()
}

function shots(): Shot[] {
  const list: Shot[] = []
  for (const width of [360, 1280] as const) {
    for (const [name, path] of Object.entries(homes)) {
      for (const lang of ['en', 'ny'] as const) list.push({ name, path, lang, width, scheme: 'light' })
      list.push({ name, path, lang: 'en', width, scheme: 'dark' })
    }
    for (const [name, path] of Object.entries(others))
      list.push({ name, path, lang: 'en', width, scheme: 'light' })
  }
  const suggestions = { press: 'input[name=q]:visible', type: 'fdh mobil', scheme: 'light' } as const
  list.push({ ...suggestions, name: 'suggestions', path: '/search', lang: 'en', width: 360 })
  list.push({ ...suggestions, name: 'suggestions', path: '/fdhbankplc/home', lang: 'ny', width: 1280 })
  for (const one of pressed)
    for (const lang of ['en', 'ny'] as const) list.push({ ...one, lang, width: 360, scheme: 'light' })
  return list
}

// `npm run screens -- calculator,rates` makes those only.
const only = process.argv[2]?.split(',')
const server = await startServer()
const executablePath = chromiumOrInstall()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
})
try {
  await mkdir(pictureFolder, { recursive: true })
  // Pictures get their sizes by a job after the start; the last one shows that they are all there.
  for (let left = 100; left > 0; left--) {
    const blogs = (await (await fetch(`${server.url}/api/blogs?limit=100`)).json()) as {
      image?: { sizes: unknown[] }
    }[]
    if (blogs.every(({ image }) => !image || image.sizes.length)) break
    await new Promise((done) => setTimeout(done, 200))
  }
  const wanted = shots().filter(
    (shot) => shownPictures.has(`${nameOf(shot)}.webp`) && (!only || only.includes(shot.name)),
  )
  for (const shot of wanted) await take(browser, server.url, shot)
  if (!only || only.includes('kyc-flow')) await takeKyc(browser, server, { lang: 'en', width: 360 })
  if (!only || only.includes('backoffice')) await takeBackoffice(browser, server)
  console.log(`The pictures are in ${pictureFolder}`)
} finally {
  await browser.close()
  await server.stop()
}
