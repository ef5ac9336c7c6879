import type { Refusal } from '../../http/error-answers.ts'
import type { Changes } from '../../changes/change.ts'
import { networkOf } from '../../http/network.ts'
import { system } from '../../changes/actor.ts'

export type Refusals = {
  /** counts a refusal. It waits for nothing, so that all refusals take the same time */
  note(refusal: Refusal): void
  /** writes what was counted since the last time to the audit; due each minute, and at the end */
  flush(): Promise<void>
}

/**
 * At most this many different refusals a minute have their own row. All others share one, so that a flood cannot fill
 * the table.
 */
const most = 200

/** Counts refusals by kind, account, route and network, and writes each count to the audit when it is flushed. */
export function recordRefusals(changes: Changes): Refusals {
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

  return { note, flush }
}
