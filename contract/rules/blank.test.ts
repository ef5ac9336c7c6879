import { describe, expect, test } from 'vitest'
import { isBlank, isBlankHtml, savedHtml, savedText } from './blank.ts'

describe('isBlank', () => {
  test.each(['', ' ', '\u00a0', '\u200b\u200b', '\u00ad', '\u3164', '\u2800', '\u2060\n'])(
    '%j shows nothing',
    (text) => {
      expect(isBlank(text)).toBe(true)
    },
  )
  test.each(['a', '–', '0', 'a\u200bb', '😀', '<br>'])('%j shows something', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('isBlankHtml', () => {
  test.each(['<p></p>', '<p><br /></p><p>\u00a0</p>', '<p>&nbsp;&#8203;&#xAD;</p>', '<ul><li> </li></ul>'])(
    '%s shows nothing',
    (html) => {
      expect(isBlankHtml(html)).toBe(true)
    },
  )
  test.each(['<p>a</p>', '<p>&#97;</p>', '<p>&amp;</p>', '<img data-file="x" alt="" />'])(
    '%s shows something',
    (html) => {
      expect(isBlankHtml(html)).toBe(false)
    },
  )
})

describe('savedText', () => {
  test('has plain spaces between words', () => {
    expect(savedText(' Opening\u00a0hours\u202fin Zomba ')).toBe('Opening hours in Zomba')
  })
  test('is empty if it shows nothing', () => {
    expect(savedText('\u200b\u00a0')).toBe('')
  })
})

describe('savedHtml', () => {
  test('has plain spaces between words', () => {
    expect(savedHtml('<p>Opening&nbsp;hours\u00a0today</p>')).toBe('<p>Opening hours today</p>')
  })
  test('is empty if it shows nothing', () => {
    expect(savedHtml('<p><br /></p>')).toBe('')
  })
})
