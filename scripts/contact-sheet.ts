import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { inLanguage, languages } from '../e2e/support/addresses.ts'
import { startServer } from '../e2e/support/server.ts'
import { chromiumOrInstall } from './chromium.ts'

// node scripts/contact-sheet.ts [folder] [address of a running site]: the homes and twenty inner pages on one sheet for each
// width, language and colours, to be looked at. By hand only; needs the built site.

const pages = [
  '/fdhfinancialholdings/home',
  '/fdhbankplc/home',
  '/fdhmoneybureau/home',
  '/firstdiscounthouse/home',
  '/fdhproperties/home',
  '/fdhbankplc/blog',
  '/fdhbankplc/blog/view/dial-525-without-data',
  '/fdhbankplc/branches',
  '/fdhbankplc/exchangeRates',
  '/fdhbankplc/documents',
  '/fdhbankplc/bankaccounts',
  '/fdhbankplc/bankaccounts?type=Savings%20Account',
  '/fdhbankplc/loan?product=executive-loan-scheme&amount=1000000&months=24',
  '/fdhbankplc/exchangeRates/day',
  '/fdhbankplc/exchangeRates/history?currency=USD',
  '/fdhbankplc/kyc',
  '/fdhbankplc/kyc?tab=Upload+KYC+Documents',
  '/fdhbankplc/onboarding',
  '/fdhbankplc/board',
  '/fdhfinancialholdings/fdhcares',
  '/fdhfinancialholdings/investor_relations',
  '/fdhbankplc/contact',
  '/fdhmoneybureau/locations',
  '/firstdiscounthouse/services?type=Education%20Fund',
  '/search?q=savings',
]
const widths = [360, 768, 1280] as const
/** How wide a page is on the sheet, and how much of its length is shown. */
const tile = {
  360: { width: 240, height: 1000, across: 10 },
  768: { width: 384, height: 900, across: 7 },
  1280: { width: 480, height: 720, across: 5 },
}
const gap = 8

type Sheet = { width: (typeof widths)[number]; lang: 'en' | 'ny'; scheme: 'light' | 'dark' }

async function take(browser: Browser, base: string, { width, lang, scheme }: Sheet): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const { width: wide, height } = tile[width]
  const pictures: Buffer[] = []
  for (const path of pages) {
    await page.goto(base + inLanguage(lang, path))
    await page.evaluate(() => document.querySelectorAll('img').forEach((one) => (one.loading = 'eager')))
    await page.waitForFunction(() => [...document.images].every((one) => one.complete))
    await page.evaluate(() => document.fonts.ready)
    const whole = await page.screenshot({ fullPage: true })
    const small = await sharp(whole).resize({ width: wide }).toBuffer()
    const { height: long } = await sharp(small).metadata()
    const shown = { left: 0, top: 0, width: wide, height: Math.min(height, long) }
    pictures.push(await sharp(small).extract(shown).png().toBuffer())
  }
  await context.close()
  return pictures
}

async function paste(pictures: readonly Buffer[], { width }: Sheet, file: string): Promise<void> {
  const { width: wide, height, across } = tile[width]
  const rows = Math.ceil(pictures.length / across)
  await sharp({
    create: {
      width: across * (wide + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: gap + (at % across) * (wide + gap),
        top: gap + Math.floor(at / across) * (height + gap),
      })),
    )
    .png()
    .toFile(file)
}

const folder = resolve(process.argv[2] ?? 'test-results/contact-sheet')
const given = process.argv[3]
await mkdir(folder, { recursive: true })
const server = given === undefined ? await startServer() : null
const base = given ?? server?.url ?? ''
const executablePath = chromiumOrInstall()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  for (const width of widths)
    for (const lang of languages)
      for (const scheme of ['light', 'dark'] as const) {
        const file = join(folder, `${width}-${lang}-${scheme}.png`)
        await paste(await take(browser, base, { width, lang, scheme }), { width, lang, scheme }, file)
        console.log(file)
      }
} finally {
  await browser.close()
  await server?.stop()
}
