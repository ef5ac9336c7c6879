import { parentPort } from 'node:worker_threads'
import type { Scanned } from './scan-thread.ts'
import { scan } from './scan-pdf.ts'

// In a thread of its own, which is ended where a document keeps it too long or swells.

parentPort?.on('message', (bytes: Uint8Array) => {
  const tell = (scanned: Scanned) => parentPort?.postMessage(scanned)
  scan(bytes).then(
    (refusal) => tell({ refusal }),
    () => tell({ refusal: 'damaged' }),
  )
})
