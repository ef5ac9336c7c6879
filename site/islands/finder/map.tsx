import { regionNames, type RegionName } from '#contract/regions.ts'
import type { Point } from '#contract/rules/distance.ts'
import { classNames } from '../../components/class-names.ts'
import { islands, lakes, land } from '#contract/map/malawi.ts'
import styles from './map.module.css'
import { mapSize, onMap } from '#contract/map/projection.ts'
import { spread } from './spread.ts'
import type { Place } from './place.ts'

export type MapMessages = { regions: Record<RegionName, string>; lake: readonly string[] }

/** Room for a name on the left. */
const margin = 10

/** Where the regions are named: beside the country, clear of the dots. */
const labels: Record<RegionName, [x: number, y: number]> = {
  Northern: [-margin, 198],
  Central: [226, 352],
  Southern: [28, 500],
}

/**
 * The country with a dot for each place. It repeats the list for those who see it: screen readers and the keyboard
 * have the list, whose rows are the same choice in words, so the picture is hidden from them and costs no tab stops.
 */
export function FinderMap({
  places,
  shown,
  selected,
  here,
  messages,
  addressOf,
  onSelect,
}: {
  places: readonly Place[]
  /** ids of those that the list shows; the others are faint */
  shown: ReadonlySet<string>
  selected: string | undefined
  here: Point | null
  messages: MapMessages
  addressOf: (id: string) => string
  onSelect: (id: string) => void
}) {
  const dots = spread(places)
  const me = here && onMap(here)
  const onIt = me && me.x > 0 && me.y > 0 && me.x < mapSize.width && me.y < mapSize.height
  // What is drawn last lies on top.
  const order = (id: string) => (id === selected ? 2 : shown.has(id) ? 1 : 0)
  return (
    <svg
      className={styles.map}
      viewBox={`${-margin} 0 ${mapSize.width + margin} ${mapSize.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.land} d={land} />
      <path className={styles.lake} d={lakes} />
      <path className={styles.land} d={islands} />
      {regionNames.map((region) => (
        <text key={region} className={styles.region} x={labels[region][0]} y={labels[region][1]}>
          {messages.regions[region]}
        </text>
      ))}
      {messages.lake.map((line, at) => (
        <text key={line} className={styles.water} x={212} y={208 + at * 15}>
          {line}
        </text>
      ))}
      {dots
        .toSorted((a, b) => order(a.id) - order(b.id))
        .map(({ id, x, y }) =>
          shown.has(id) ? (
            <a
              key={id}
              href={addressOf(id)}
              tabIndex={-1}
              onClick={(event) => {
                event.preventDefault()
                onSelect(id)
              }}
            >
              {/* The finger's target is larger than the dot. */}
              <circle className={styles.target} cx={x} cy={y} r={11} />
              <circle
                className={classNames(styles.dot, id === selected && styles.selected)}
                cx={x}
                cy={y}
                r={id === selected ? 9 : 5.5}
              />
            </a>
          ) : (
            <circle key={id} className={styles.faint} cx={x} cy={y} r={2.5} />
          ),
        )}
      {onIt && <circle className={styles.here} cx={Math.round(me.x)} cy={Math.round(me.y)} r={8} />}
    </svg>
  )
}
