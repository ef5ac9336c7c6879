import { describe, expect, test } from 'vitest'
import { markEnglish } from './mark-english.ts'

const texts = new Set(['Rates & fees', 'Cards'])

describe('markEnglish', () => {
  test.each([
    [
      'an element of its own',
      '<h1 class="a">Rates &amp; fees</h1>',
      '<h1 lang="en" class="a">Rates &amp; fees</h1>',
    ],
    [
      'a text before others',
      '<p>Cards<b>: zonse</b></p>',
      '<p><span lang="en">Cards</span><b>: zonse</b></p>',
    ],
    ['a text after an icon', '<p><svg></svg>Cards</p>', '<p><svg></svg><span lang="en">Cards</span></p>'],
    [
      'a text in an island',
      '<nsalu-island><p>Cards</p></nsalu-island>',
      '<nsalu-island><p lang="en">Cards</p></nsalu-island>',
    ],
    [
      'an option',
      '<select><option value="a" selected="">Cards</option><option>Makhadi</option></select>',
      '<select><option lang="en" value="a" selected="">Cards</option><option>Makhadi</option></select>',
    ],
    [
      'an option in an island',
      '<nsalu-island><option value="a">Cards</option></nsalu-island>',
      '<nsalu-island><option lang="en" value="a">Cards</option></nsalu-island>',
    ],
    ['a text with punctuation', '<b>Cards: </b>', '<b lang="en">Cards: </b>'],
    ['a text after a void element', '<p><br/>Cards</p>', '<p><br/><span lang="en">Cards</span></p>'],
  ])('marks %s', (_kind, html, marked) => {
    expect(markEnglish(html, texts)).toBe(marked)
  })

  test.each([
    '<p>Makhadi</p>',
    '<p title="Cards"></p>',
    '<p lang="en">Cards</p>',
    '<nsalu-island><p>Cards<b>1</b></p></nsalu-island>',
  ])('leaves %s unchanged', (html) => {
    expect(markEnglish(html, texts)).toBe(html)
  })
})
