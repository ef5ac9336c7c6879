import type { PaperRefusal } from '#contract/kyc.ts'
import { makeThread } from '../files/thread.ts'

/** Wrapped, since null says that the thread ended. */
export type Scanned = { refusal: PaperRefusal | null }

const thread = makeThread<Uint8Array, Scanned>(new URL('./scan.worker.ts', import.meta.url))
/** For a whole document, in milliseconds. */
const patience = 60_000

/** Looks through a PDF for what is not taken. @returns null where there is nothing of the kind */
export async function scanPdf(bytes: Uint8Array): Promise<PaperRefusal | null> {
  const scanned = await thread.use((ask) => ask(bytes, patience))
  return scanned ? scanned.refusal : 'damaged'
}
