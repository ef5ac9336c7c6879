import { writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { FrameReader, frameOf, type Frame } from './frames.ts'

/** A document of 10 MiB, and some to spare. */
const mostOrder = 32 * 1024 * 1024
const answersTo = 3

/** `last`: the process ends after this answer, since what it read may have left it in a bad state. */
export type Answer = { head: object; parts?: readonly Uint8Array[]; last?: boolean }

/**
 * The loop of a process that reads documents: takes orders by its standard input, one at a time, and answers by its
 * third pipe. It ends when the server does.
 */
export function serveOrders(follow: (order: Frame) => Promise<Answer>): void {
  new Worker(new URL('./orphan.worker.ts', import.meta.url), { workerData: process.ppid }).unref()
  const frames = new FrameReader(mostOrder)
  process.stdin.on('end', () => process.exit())
  process.stdin.on('data', (bytes: Buffer) => {
    const order = frames.add(bytes)
    if (order) void follow(order).then(send)
  })
  write(frameOf({ ready: true }, []))
}

function send({ head, parts = [], last = false }: Answer): void {
  write(frameOf({ answer: head, last }, parts))
  if (last) process.exit()
}

/** Waits until all is taken: there is nothing else to do. */
function write(buffers: readonly Uint8Array[]): void {
  for (const buffer of buffers) for (let at = 0; at < buffer.length;) at += writeSync(answersTo, buffer, at)
}
