import { onePageOfEachKind } from './support/kinds-of-page.ts'
import { expect, test } from './support/test.ts'

// Text browsers, translators and search engines read a page without its styles: words of neighbouring elements stay apart.

/** Finds words that only styles separate, such as "USD US dollar▼ down". Runs in the browser. */
function wordsThatTouch(html: string): string[] {
  const blocks =
    'address,article,aside,blockquote,br,button,caption,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,' +
    'h3,h4,header,img,input,legend,li,main,nav,ol,option,output,p,picture,section,select,summary,table,tbody,td,th,thead,tr,ul'
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const touching: string[] = []
  let before: Text | null = null
  const blockOf = (text: Text) => text.parentElement?.closest(blocks)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(blocks)) before = null
      continue
    }
    const text = node as Text // by the walker's filter
    if (text.data === '' || text.parentElement?.closest('script, noscript, svg')) continue
    if (before && blockOf(before) === blockOf(text) && before.parentElement !== text.parentElement)
      if (/[\p{L}\p{N}%▲▼)]$/u.test(before.data) && /^[\p{L}\p{N}▲▼(]/u.test(text.data))
        touching.push(`${before.data.slice(-20)}|${text.data.slice(0, 20)}`)
    before = text
  }
  return [...new Set(touching)]
}

test('words stay apart without styles', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/fdhfinancialholdings/terms')
  const kinds = ['/fdhbankplc/home', '/fdhbankplc/exchangeRates', ...onePageOfEachKind]
  for (const path of kinds) {
    const response = await page.request.get(path)
    expect.soft(await page.evaluate(wordsThatTouch, await response.text()), path).toEqual([])
  }
})
