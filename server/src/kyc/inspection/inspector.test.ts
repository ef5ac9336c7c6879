import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openReader } from '../../../test-support/inspection.ts'
import { samplePdf } from '../../../test-support/kyc-documents.ts'
import { until } from '../../../test-support/until.ts'
import { limited } from './os-limits.ts'

const module = new URL('../../../test-support/misbehaving.process.ts', import.meta.url)
const reader = openReader({ module, budget: { slice: 1_000, total: 2_000 } })
afterAll(() => reader.stop())

const read = (word: string, owner = 'one') => reader.read(Buffer.from(word), 'slice', owner)
const pagesOf = async (word: string, owner?: string) => {
  const inspected = await read(word, owner)
  return 'found' in inspected && 'pages' in inspected.found ? inspected.found.pages.length : inspected
}
const elsewhere = process.platform !== 'linux'

test('a process that aborts is one document’s, and one line', async () => {
  expect(await read('abort')).toMatchObject({ ending: 'crash' })
  expect(JSON.parse(reader.lines.at(-1) ?? '')).toMatchObject({
    document_inspection: { lane: 'quick', ended: 'crash', signal: 'SIGABRT' },
  })
  expect(reader.lines).toHaveLength(1)
  expect(await pagesOf('count')).toBe(1)
})

async function expectEndedAndReplaced(of: Pick<typeof reader, 'read'>, word: string, ending: RegExp) {
  await of.read(Buffer.from('count'))
  const inspected = await of.read(Buffer.from(word))
  expect('ending' in inspected && inspected.ending).toMatch(ending)
  expect(await of.read(Buffer.from('count'))).toMatchObject({ found: { pages: [{}] } })
}

test.skipIf(elsewhere)('a process that exceeds its CPU budget is ended and replaced', async () => {
  await expectEndedAndReplaced(reader, 'hang', /cpu/)
})

// Up to 2.5 GB of memory.
describe.skipIf(elsewhere)('a process that exceeds its memory limit', { tags: ['documents'] }, () => {
  test.each([
    ['swell', /memory/],
    // Faster than the poll interval: the operating system refuses the allocation, or the poll sees it.
    ['leap', /memory|crash|cpu/],
  ])('is ended and replaced: %s', async (word, ending) => {
    const patient = openReader({ module, budget: { slice: 8_000, total: 9_000 } })
    await expectEndedAndReplaced(patient, word, ending)
    await patient.stop()
  })
})

test('one that does nothing is ended by the clock', async () => {
  // Enough CPU time to start on a slow machine: only the clock ends it.
  const impatient = openReader({ module, budget: { slice: 20_000, total: 40_000 }, clockMs: () => 300 })
  expect(await impatient.read(Buffer.from('sleep'))).toMatchObject({ ending: 'silence' })
  await impatient.stop()
})

test.each(['lie', 'script', 'nothing', 'flood'])(
  'of an answer that is a %s nothing is believed',
  async (word) => {
    const inspected = await read(word)
    expect('ending' in inspected || inspected.found).toSatisfy(
      (found) => found === true || (found as { refusal?: string }).refusal === 'damaged',
    )
  },
)

test('one contact’s documents share a process, two contacts’ never', async () => {
  expect(await pagesOf('count', 'first')).toBe(1)
  expect(await pagesOf('count', 'first')).toBe(2)
  expect(await pagesOf('count', 'second')).toBe(1)
  expect(await pagesOf('count', 'first')).toBe(1)
})

test('it writes no file, starts no program and is told no secret', async () => {
  expect(await pagesOf('reach')).toBe(1)
})

test.skipIf(elsewhere)('it is the first process that Linux ends when memory runs out', () => {
  const { file, args } = limited('/bin/cat', ['/proc/self/oom_score_adj'])
  expect(execFileSync(file, args, { encoding: 'utf8' })).toBe('900\n')
})

test('what one lane is at holds up no other', async () => {
  const patient = openReader({ module, budget: { slice: 60_000, total: 120_000 } })
  const hanging = patient.read(Buffer.from('hang'), 'rest').catch(String)
  const found = await patient.read(samplePdf(), 'slice', 'another')
  expect('found' in found && 'pages' in found.found && found.found.pages.length).toBe(1)
  await patient.stop()
  expect(await hanging).toMatch(/no more/)
})

/** Processes whose parent is this one. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

const lives = (pid: number) => {
  try {
    // One that ended and that nobody has asked about yet is gone as well.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'))
  } catch {
    return false
  }
}

test.skipIf(elsewhere)(
  'when the server is killed its processes end, the one at work and the one at rest',
  { tags: ['documents'] },
  async () => {
    const script = resolve(import.meta.dirname, '../../../test-support/reading.process.ts')
    const server = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((done) => server.stdout.once('data', done))
    const pid = server.pid ?? 0
    await until(() => childrenOf(pid).length === 2)
    const children = childrenOf(pid)
    server.kill('SIGKILL')
    await until(() => !children.some(lives))
    expect(children.filter(lives)).toEqual([])
  },
)
