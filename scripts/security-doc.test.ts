import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asvsNumbers } from './asvs-numbers.ts'

const root = new URL('../', import.meta.url)
const page = readFileSync(new URL('docs/SECURITY.md', root), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [number = '', level = '', what = '', outcome = '', how = ''] = line.split('|').slice(1, 6).map(tidy)
    return { number, level: Number(level), what, outcome: outcome.replace(' †', ''), how }
  })

function tidy(cell: string): string {
  return cell.trim()
}

test('the table has each requirement of levels 1 and 2 once, at its level', () => {
  for (const level of [1, 2] as const)
    expect(rows.filter((row) => row.level === level).map(({ number }) => number)).toEqual([
      ...asvsNumbers[level],
    ])
  expect(rows).toHaveLength(asvsNumbers[1].length + asvsNumbers[2].length)
})

test('each row has an outcome, says how or why, and what would be needed where it is not met', () => {
  for (const { number, what, outcome, how } of rows) {
    expect([number, outcome]).toEqual([number, expect.toBeOneOf(['met', 'not met', 'not applicable'])])
    expect([number, what, how]).toEqual([number, expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
  }
})

test('the counts in the text are those of the table', () => {
  const count = (level: number | null, outcome?: string) =>
    rows.filter((row) => (level === null || row.level === level) && (!outcome || row.outcome === outcome))
      .length
  const line = (name: string, level: number | null) =>
    `| ${name} | ${count(level)} | ${count(level, 'met')} | ${count(level, 'not applicable')} | ${count(level, 'not met')} |`
  expect(page).toContain([line('1', 1), line('2', 2), line('both', null)].join('\n'))
})

test('every file named is in the repository, and what is met names one, or a part of this page', () => {
  const named = (text: string) =>
    [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) =>
      /^(?:\.?[\w-]+\/|[\w.-]+\.(?:md|json)$)/.test(name) && /\.\w+$/.test(name) ? [name] : [],
    )
  const missing = named(page).filter((name) => !existsSync(new URL(name, root)))
  expect(missing).toEqual([])
  const bare = rows.filter(
    ({ outcome, how }) => outcome === 'met' && !named(how).length && !/" above/.test(how),
  )
  expect(bare.map(({ number }) => number)).toEqual([])
})

test('what the page says of its own parts is there', () => {
  for (const [, part] of page.matchAll(/"([A-Z][^"]+)" above/g)) expect(page).toContain(`\n### ${part}\n`)
})
