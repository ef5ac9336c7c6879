import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
const base = 'http://localhost:4318'
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const extra = ['/nothing-here', '/fdhbankplc/kyc?tab=Upload+KYC+Documents', '/search?q=savings', '/fdhbankplc/loan?product=executive-loan-scheme&amount=1000000&months=24', '/firstdiscounthouse/services?type=Education%20Fund','/fdhbankplc/exchangeRates?tab=Tariffs','/fdhbankplc/exchangeRates?tab=All+Rates','/fdhbankplc/exchangeRates/history?currency=USD']
const list = [...new Set([...readFileSync('/tmp/h3/addresses.txt', 'utf8').trim().split('\n').filter((a) => !a.startsWith('/ny')), ...extra])]
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
await context.route(/\.(woff2|webp|avif|png|jpe?g)/, (r) => r.continue())
const out: unknown[] = []
for (const lang of ['en', 'ny'] as const) {
  const page = await context.newPage()
  for (const path of list) {
    await page.goto(base + (lang === 'ny' ? '/ny' : '') + path, { waitUntil: 'load' })
    const found = await page.evaluate(() => {
      const say = (el: Element) => `${el.tagName.toLowerCase()}.${String((el as HTMLElement).className).slice(0, 50)} "${(el.textContent ?? '').trim().slice(0, 60)}"`
      const main = document.querySelector('main')
      const sideways = [...document.querySelectorAll('main *, header *, footer *')].filter((el) => {
        const style = getComputedStyle(el)
        return /auto|scroll/.test(style.overflowX) && el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0
      }).map(say)
      const fields = [...document.querySelectorAll('main input, main select, main textarea')].filter((el) => (el as HTMLInputElement).type !== 'hidden').map((el) => `${el.tagName.toLowerCase()}[${(el as HTMLInputElement).type}] #${el.id} name=${(el as HTMLInputElement).name} form=${(el.closest('form') as HTMLFormElement | null)?.dataset['keep'] ?? el.closest('[data-keep]')?.getAttribute('data-keep') ?? '-'}`)
      const groups = [...document.querySelectorAll('[aria-label],[aria-labelledby]')].filter((el) => /^(DIV|SPAN|P|UL|DL)$/.test(el.tagName) && !el.getAttribute('role')).map(say)
      return { title: document.title, h: [...document.querySelectorAll('h1,h2,h3')].map((h) => `${h.tagName} ${(h.textContent ?? '').trim()}`), height: document.documentElement.scrollHeight, wide: document.documentElement.scrollWidth, sideways, fields, groups, text: (main as HTMLElement | null)?.innerText ?? '', captions: [...document.querySelectorAll('caption')].map((c) => c.textContent) }
    })
    out.push({ lang, path, ...found })
  }
  await page.close()
}
writeFileSync('/tmp/h3/sweep.json', JSON.stringify(out))
await browser.close()
