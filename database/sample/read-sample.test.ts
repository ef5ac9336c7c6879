import { describe, expect, test } from 'vitest'
import { parseSample } from './read-sample.ts'

const now = new Date('2026-11-21T06:40:00Z')
const read = (text: string) => parseSample('holidays', 'holidays.yaml', text)(now, String)
const holiday = (day: string, published_at = '1 day ago, 07:00') => `- key: new-year
  published_at: ${published_at}
  day: ${day}
  name:
    en: New Year’s Day
    ny: Tsiku la chaka chatsopano
`

describe('parseSample', () => {
  test('reads items with days relative to the seeding', () => {
    expect(read(holiday('in 41 days'))).toEqual([
      {
        key: 'new-year',
        published_at: '2026-11-20T07:00:00Z',
        body: { day: '2027-01-01', name: { en: 'New Year’s Day', ny: 'Tsiku la chaka chatsopano' } },
      },
    ])
    expect(read(holiday('2027-01-01', 'in 1 day, 21:59:59'))[0]?.published_at).toBe('2026-11-22T21:59:59Z')
  })

  test('replaces the name of a sample file by its id', () => {
    const image = `- key: tree
  published_at: 3 days ago, 08:00
  day: file:picture-tree
`
    const ids: string[] = []
    const sample = parseSample('holidays', 'holidays.yaml', image)
    expect(() => sample(now, (name) => (ids.push(name), name))).toThrow(/0\.day/)
    expect(ids).toEqual(['picture-tree'])
  })

  test.each([
    ['a value that its schema refuses', holiday('tomorrow'), /^holidays\.yaml:3 0\.day: /],
    ['a text that is missing', holiday('2027-01-01').replace(/ {4}en:.*\n/, ''), /^holidays\.yaml:5 0\.name/],
    ['an item without a key', holiday('2027-01-01').replace('key', 'id'), /^holidays\.yaml:1 0\.key: /],
    ['text that is no YAML', '- key: "new-year\n', /^holidays\.yaml: .* at line/],
  ])('refuses %s with file and line', (_name, text, words) => {
    expect(() => read(text)).toThrow(words)
  })
})
