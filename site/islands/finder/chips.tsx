import { regionNames, type RegionName } from '#contract/regions.ts'
import type { FinderResult } from './arrange.ts'
import styles from './chips.module.css'
import { opensElsewhere } from '../../client/opens-elsewhere.ts'

/** The regions with how many match in each; they are addresses, which work in any browser. */
export function Chips({
  found,
  region,
  messages,
  addressOf,
  onChoose,
}: {
  found: FinderResult
  region: RegionName | ''
  messages: { regions: string; all: string; map: { regions: Record<RegionName, string> } }
  addressOf: (region: RegionName | '') => string
  onChoose: (region: RegionName | '') => void
}) {
  const chips = [
    { key: '' as const, label: messages.all, count: found.total },
    ...regionNames.map((key) => ({ key, label: messages.map.regions[key], count: found.counts[key] })),
  ]
  return (
    <nav aria-label={messages.regions} data-noprint="">
      <ul className={styles.chips}>
        {chips.map(({ key, label, count }) => (
          <li key={key}>
            <a
              className={styles.chip}
              href={addressOf(key)}
              aria-current={key === region ? 'true' : undefined}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onChoose(key)
              }}
            >
              <span>{label}</span> <span className={`figure ${styles.count}`}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
