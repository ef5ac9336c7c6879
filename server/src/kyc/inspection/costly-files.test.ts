// @module-tag documents

import { afterAll, expect, test } from 'vitest'
import { costlyFiles } from '../../../test-support/costly-files.ts'
import { openReader } from '../../../test-support/inspection.ts'
import { onePage, stream, writePdf } from '../../../test-support/raw-pdf.ts'

// Smaller budgets than in earnest, so that what uses them up is cheap to test.
const reader = openReader({ budget: { slice: 2_000, total: 4_000 } })
afterAll(() => reader.stop())

async function endOf(bytes: Buffer): Promise<string> {
  const inspected = await reader.read(bytes)
  if ('ending' in inspected) return inspected.ending === 'crash' ? 'crash' : 'ended'
  return 'refusal' in inspected.found ? inspected.found.refusal : 'taken'
}

test('what costs much is refused before it is drawn or ends with its budget; what is calm is taken', async () => {
  const files = await costlyFiles()
  expect(files.length).toBeGreaterThanOrEqual(60)
  const otherwise: string[] = []
  const ends = new Set<string>()
  for (const { what, bytes, end } of files) {
    const came = await endOf(bytes)
    ends.add(came)
    if (came !== end && !(end === 'ended' && came === 'too_complex'))
      otherwise.push(`${what}: ${came}, not ${end}`)
  }
  expect(otherwise).toEqual([])
  expect([...ends]).toEqual(expect.arrayContaining(['ended', 'too_complex', 'taken']))
}, 120_000)

test('the budget is the document’s, not the page’s', async () => {
  const pages = 40
  const curves = Array.from(
    { length: 8_000 },
    (_, n) => `${n % 595} 0 m ${(n * 7) % 595} 842 300 ${n % 800} 30 30 c S`,
  )
  const [catalog = '', , page = ''] = onePage()
  const kids = Array.from({ length: pages }, (_, n) => n + 4)
  const bytes = writePdf([
    catalog,
    `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
    stream(curves.join('\n')),
    ...kids.map(() => page.replace('4 0 R', '3 0 R')),
  ])
  expect(await endOf(bytes)).toBe('ended')
})
