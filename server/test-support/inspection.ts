import {
  openInspector,
  type InspectionOutcome,
  type InspectionOptions,
  type Step,
} from '../src/kyc/inspection/inspector.ts'
import { sha256 } from './kyc-documents.ts'

/** Reads documents as the service does, without one: all of one contact's, unless another is named. */
export function openReader(options: InspectionOptions = {}) {
  const lines: string[] = []
  const inspector = openInspector({
    say: (line) => lines.push(line),
    budget: { slice: 30_000, total: 60_000 },
    ...options,
  })
  return {
    lines,
    ...inspector,
    read: (bytes: Buffer, step: Step = 'slice', owner = 'one', maxPages = 50): Promise<InspectionOutcome> =>
      inspector.inspect(bytes, { sha256: sha256(bytes), owner, step, maxPages }),
  }
}
