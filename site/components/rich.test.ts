import { expect, test } from 'vitest'
import { withTableRegions } from './rich.tsx'

const nameOf = (caption: string) => `${caption} (scrolls)`.trim()

test.each([
  [
    'with a caption',
    '<table><caption>Fees &amp; <em>limits</em></caption></table>',
    'Fees &amp; limits (scrolls)',
  ],
  ['without a caption', '<table><tbody></tbody></table>', '(scrolls)'],
])('withTableRegions names the region of a table %s', (_kind, html, name) => {
  const framed = withTableRegions(`<p>Before</p>${html}<p>After</p>`, nameOf)
  expect(framed).toContain(`aria-label="${name}" tabindex="0">${html}</section><p>After</p>`)
})

test('withTableRegions leaves other texts unchanged', () => {
  expect(withTableRegions('<p>Tables</p>', nameOf)).toBe('<p>Tables</p>')
})
