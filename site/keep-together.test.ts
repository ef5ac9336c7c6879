import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test.each([
  ['<p>Up to MK 20,000 a day</p>', '<p>Up to MK~20,000 a day</p>'],
  [
    '<p>MK each; a 4 KB file, 10 MB in all, 3 km away</p>',
    '<p>MK each; a 4~KB file, 10~MB in all, 3~km away</p>',
  ],
  [
    '<a href="tel:+2651000911">+265 1 000 911</a> or 0999 123',
    '<a href="tel:+2651000911">+265~1~000~911</a> or 0999 123',
  ],
  ['<p>Form 5 KBA</p>', '<p>Form 5 KBA</p>'],
  ['<i data-props="{n} months, miyezi {n}">', '<i data-props="{n}~months, miyezi~{n}">'],
  [
    '<p>down 0.1% in 30 days, over 24 months, 1 min read',
    '<p>down 0.1% in 30~days, over 24~months, 1~min read',
  ],
  [
    '<p>m’masiku 30, kwa miyezi 24, zaka 5, mphindi 3</p>',
    '<p>m’masiku~30, kwa miyezi~24, zaka~5, mphindi~3</p>',
  ],
  [
    '<input name="phone" value="+265 1 000 911"/><textarea rows="4">MK 500 to +265 1 000 911</textarea><p>MK 500</p>',
    '<input name="phone" value="+265 1 000 911"/><textarea rows="4">MK 500 to +265 1 000 911</textarea><p>MK~500</p>',
  ],
])('%s', (html, kept) => {
  expect(keepTogether(html).replaceAll('\u00a0', '~')).toBe(kept)
})
