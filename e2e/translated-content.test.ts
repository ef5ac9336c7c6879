import { runStatement } from '../server/test-support/postgres.ts'
import { onePageOfEachKind } from './support/kinds-of-page.ts'
import { startBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// Content without Chichewa is shown in English on Chichewa pages, and says so to screen readers.

/** Begin and end each English text of the content; rich texts have the first one only. */
const [mark, end] = ['Qq ', ' qQ']

/**
 * Returns the elements that show an English text in another language. Sentences of which such a text is a part may, and
 * so may those with a date filled in.
 */
function textsInWrongLanguage([html, start, end]: readonly [string, string, string]): string[] {
  const shown = new DOMParser().parseFromString(html, 'text/html')
  const walker = shown.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  const faults = new Set<string>()
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode
    if (!parentElement || parentElement.closest('script')) continue
    const isWhole = nodeValue?.startsWith(start) && /^[\s.:]*$/.test(nodeValue.split(end)[1] ?? '')
    if (
      isWhole &&
      !/\d{4}/.test(nodeValue ?? '') &&
      parentElement.closest('[lang]')?.getAttribute('lang') !== 'en'
    )
      faults.add(`${parentElement.outerHTML.slice(0, 100)} in ${parentElement.parentElement?.className}`)
  }
  return [...faults]
}

test('content without Chichewa is marked as English on Chichewa pages', async ({ page, request }) => {
  const server = await startBeside({}, ({ databaseUrl }) =>
    runStatement(
      databaseUrl,
      String.raw`update revisions set body = regexp_replace(regexp_replace(regexp_replace(
        body::text, ', "ny": "([^"\\]|\\.)*"', '', 'g'),
        '("en": "<[^>]*>)', $1, 'g'),
        '("en": ")([^"<]([^"\\]|\\.)*)"', $2, 'g')::jsonb`,
      [String.raw`\1${mark}`, String.raw`\1${mark}\2${end}"`],
    ),
  )
  for (const path of onePageOfEachKind) {
    const html = await (await request.get(`${server.url}/ny${path}`)).text()
    expect.soft(await page.evaluate(textsInWrongLanguage, [html, mark, end] as const), path).toEqual([])
  }
  await server.stop()
})
