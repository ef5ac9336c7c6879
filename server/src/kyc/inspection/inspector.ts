import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { documentRefusals, type DocumentRefusal } from '#contract/kyc.ts'
import { kycLimits } from '#contract/limits.ts'
import type { FirstPage } from './first-page.ts'
import type { InspectionResult } from './accepted-file.ts'
import type { Frame } from './frames.ts'
import { Lane } from './lane.ts'
import type { DocumentOrder } from './read-document.ts'
import type { Allowance, Ending } from './reader-process.ts'

/**
 * CPU milliseconds that one document may take. Most need a glance. Whoever needs more waits for a slice, and then for the
 * rest of the whole in a lane for slow ones. Each begins anew, and none holds up the glances of others for long.
 */
export const documentBudget = { glance: 700, slice: 2_000, total: 30_000 } as const
type Budget = { glance?: number; slice: number; total: number }
/** Longer by the clock only where it hangs, or the machine has no time for it. */
const clockFor = (cpuMs: number) => 10_000 + cpuMs * 10

export type Step = 'glance' | 'slice' | 'rest'
const laneOf = { glance: 'quick', slice: 'quick', rest: 'slow', long: 'slow', library: 'library' } as const
/** What reading a document came to, with its CPU milliseconds; `ending` where it came to no end of its own. */
export type InspectionOutcome = { ms: number } & ({ found: InspectionResult } | { ending: Ending })

export type Inspector = {
  /**
   * Reads a customer's document in a process of its own.
   * @param about.owner whose it is: no process reads two contacts' documents
   * @param about.maxPages of a PDF; one that may be long has twice the budget
   * @throws where no process could be started: it is tried again
   */
  inspect(
    bytes: Buffer,
    about: { sha256: string; owner: string; step: Step; maxPages: number },
  ): Promise<InspectionOutcome>
  /** A public document's first page. @returns null where there is none to be drawn */
  firstPage(bytes: Uint8Array): Promise<FirstPage | null>
  /** A page of a customer's PDF, drawn large. @param page from 0. @returns null where it cannot be drawn */
  drawPage(bytes: Uint8Array, owner: string, page: number): Promise<Buffer | null>
  /** Checks a PDF before it enters the media library. @returns null where it is sound */
  inspectLibraryPdf(bytes: Uint8Array): Promise<DocumentRefusal | null>
  stop(): Promise<void>
}

export type InspectionOptions = {
  /** one line for each document that came to no end of its own */
  say?: (line: string) => void
  /** another program than the one that reads, for tests of how it ends */
  module?: URL
  budget?: Budget
  /** how long by the clock, in milliseconds, an allowance of so many CPU milliseconds lasts */
  clockMs?: (cpuMs: number) => number
}

/** Opens the two lanes of customers' documents and one for the media library; processes start when they are needed. */
export function openInspector({
  say = () => {},
  module,
  budget = documentBudget,
  clockMs = clockFor,
}: InspectionOptions = {}): Inspector {
  const path = fileURLToPath(module ?? new URL('./reader.process.ts', import.meta.url))
  const lanes = { quick: new Lane(path, 0), slow: new Lane(path, 10), library: new Lane(path, 5) }
  const allow = (cpuMs: number): Allowance => ({ cpuMs, clockMs: clockMs(cpuMs) })
  const allowances = {
    glance: allow(budget.glance ?? budget.slice),
    slice: allow(budget.slice),
    rest: allow(budget.total - budget.slice),
    long: allow(budget.total * 2 - budget.slice),
    library: allow(budget.total),
  }
  const ask = async (step: keyof typeof laneOf, owner: string, order: DocumentOrder, bytes: Uint8Array) => {
    const lane = laneOf[step]
    const outcome = await lanes[lane].ask(owner, { head: order, parts: [bytes] }, allowances[step])
    // The end of a glance or a slice is no news: the next step follows.
    if ('ending' in outcome && !(lane === 'quick' && outcome.ending === 'cpu')) say(lineOf(lane, outcome))
    return outcome
  }
  return {
    async inspect(bytes, { sha256, owner, step, maxPages }) {
      const mayBeLong = step === 'rest' && maxPages > kycLimits.maxPages
      const order = { kind: 'document', sha256, maxPages } as const
      const outcome = await ask(mayBeLong ? 'long' : step, owner, order, bytes)
      if ('ending' in outcome) return { ms: outcome.ms, ending: outcome.ending }
      return { ms: outcome.ms, found: resultOf(outcome.frame, bytes) }
    },
    async firstPage(bytes) {
      const outcome = await ask('library', 'library', { kind: 'first-page' }, bytes)
      return 'frame' in outcome ? firstPageOf(outcome.frame) : null
    },
    async drawPage(bytes, owner, page) {
      const outcome = await ask('library', owner, { kind: 'page', page }, bytes)
      return 'frame' in outcome ? (firstPageOf(outcome.frame)?.data ?? null) : null
    },
    async inspectLibraryPdf(bytes) {
      const outcome = await ask('library', 'library', { kind: 'library-pdf' }, bytes)
      return 'frame' in outcome ? libraryRefusalOf(outcome.frame) : 'too_complex'
    },
    async stop() {
      await Promise.all(Object.values(lanes).map((lane) => lane.stop()))
    },
  }
}

type ProcessEnd = { ending: Ending; signal: string | null; ms: number }

const lineOf = (lane: string, { ending, signal, ms }: ProcessEnd) =>
  JSON.stringify({ document_inspection: { lane, ended: ending, signal, cpu_ms: ms } })

// A process that was taken over by what it read may answer anything: nothing of it is believed unseen.

const good = z.object({
  mime: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']),
  /** the first part is stored in place of the document */
  rewritten: z.literal(true).optional(),
})
const answers = z.object({
  answer: z.union([
    z.strictObject({ refusal: z.enum(documentRefusals) }),
    good,
    z.strictObject({ none: z.literal(true) }),
    z.strictObject({ width: z.int().min(1).max(16_383), height: z.int().min(1).max(16_383) }),
  ]),
})

const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12) === 'RIFFWEBP'
const begins: Record<string, (bytes: Buffer) => boolean> = {
  'application/pdf': (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-',
  'image/jpeg': (bytes) => bytes.readUInt16BE() === 0xffd8,
  'image/png': (bytes) => bytes.toString('latin1', 1, 4) === 'PNG',
  'image/webp': isWebp,
}

function resultOf({ head, parts }: Frame, bytes: Buffer): InspectionResult {
  const { data } = answers.safeParse(head)
  if (data && 'refusal' in data.answer) return data.answer
  if (!data || !('mime' in data.answer)) return { refusal: 'damaged' }
  const { mime, rewritten = false } = data.answer
  // Pictures are always encoded anew.
  if (!rewritten && mime !== 'application/pdf') return { refusal: 'damaged' }
  const [whole, pages] = rewritten ? [parts[0], parts.slice(1)] : [bytes, parts]
  const sound = pages.length > 0 && pages.every(isWebp) && whole && (!rewritten || begins[mime]?.(whole))
  return sound ? { mime, whole, pages } : { refusal: 'damaged' }
}

function libraryRefusalOf({ head }: Frame): DocumentRefusal | null {
  const { data } = answers.safeParse(head)
  if (data && 'refusal' in data.answer) return data.answer.refusal
  return data && 'none' in data.answer ? null : 'damaged'
}

function firstPageOf({ head, parts: [page] }: Frame): FirstPage | null {
  const { data } = answers.safeParse(head)
  if (!data || !('width' in data.answer) || !page || !isWebp(page)) return null
  return { ...data.answer, data: page }
}
