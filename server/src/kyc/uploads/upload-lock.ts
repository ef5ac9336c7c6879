import { ERRORS, type Locker } from '@tus/server'

type Holder = { release: () => void; ended: Promise<void> }

/** How long a request waits for the one before it to keep what it has. */
const patienceMs = 15_000

/**
 * One request an upload at a time, in this process. Who comes next asks the one before to end, which then keeps what
 * it has: so a browser back from a dead line is told the true offset, though its old request still hangs. Between
 * processes the database decides (receive-chunks.ts).
 */
export function withUploadLock(): Locker {
  const holders = new Map<string, Holder>()
  return {
    newLock(id) {
      let leave = () => {}
      return {
        async lock(signal, release) {
          const late = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
          const given = new Promise<never>((_, fail) =>
            late.addEventListener('abort', () => fail(ERRORS.ERR_LOCK_TIMEOUT), { once: true }),
          )
          given.catch(() => {})
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            holder.release()
            await Promise.race([holder.ended, given])
          }
          if (signal.aborted) throw ERRORS.ABORTED
          const ended = new Promise<void>((done) => {
            leave = () => {
              holders.delete(id)
              done()
            }
          })
          holders.set(id, { release: () => void release(), ended })
        },
        async unlock() {
          leave()
        },
      }
    },
  }
}
