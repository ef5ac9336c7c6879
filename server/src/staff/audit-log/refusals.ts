import type { ErrorCode } from '#contract/errors.ts'
import type { Changes } from '../../changes/change.ts'
import { networkOf } from '../../http/network.ts'
import { system } from '../../changes/actor.ts'

/** Something that was refused to staff, or to somebody who wanted to be taken for staff. */
export type Refusal = {
  what: 'sign in refused' | 'request refused'
  /** the account, where it is known; what was typed as a name is never kept, since it may be a password */
  person: string | null
  code: ErrorCode
  /** the route's pattern with its method */
  route: string
  address: string
}

export type Refusals = {
  /** counts it; nothing is waited for, so that an answer takes as long for anybody */
  note(refusal: Refusal): void
  /** writes what was counted since the last time to the audit */
  flush(): Promise<void>
  stop(): Promise<void>
}

const everyMs = 60_000
/** Kinds of refusal that are told apart in a minute; all further ones are one row, so that a flood fills no table. */
const most = 200

/** Counts refusals by kind, account, route and network, and writes each count to the audit once a minute. */
export function recordRefusals(changes: Changes, report: (error: unknown) => void): Refusals {
  let counted = new Map<string, { refusal: Refusal; times: number }>()
  let others = 0

  function note(refusal: Refusal): void {
    const { what, person, code, route, address } = refusal
    const key = JSON.stringify([what, person, code, route, networkOf(address)])
    const known = counted.get(key)
    if (known) known.times += 1
    else if (counted.size < most) counted.set(key, { refusal, times: 1 })
    else others += 1
  }

  async function flush(): Promise<void> {
    const [rows, rest] = [[...counted.values()], others]
    counted = new Map()
    others = 0
    if (rows.length === 0 && rest === 0) return
    await changes(system('refusals'), async ({ audit }) => {
      for (const { refusal, times } of rows) {
        const { what, person, code, route, address } = refusal
        const details = { code, route, network: networkOf(address), times }
        audit.push({ action: what, collection: 'staff', item_id: person, details })
      }
      if (rest > 0)
        audit.push({
          action: 'request refused',
          collection: 'staff',
          item_id: null,
          details: { others: rest },
        })
    })
  }

  const timer = setInterval(() => void flush().catch(report), everyMs)
  timer.unref()
  return {
    note,
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
