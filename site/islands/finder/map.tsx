import { useRef, useState, type KeyboardEvent } from 'react'
import { regionNames, type RegionName } from '#contract/regions.ts'
import type { Point } from '#contract/rules/distance.ts'
import { classNames } from '../../components/class-names.ts'
import { islands, lakes, land } from '#contract/map/malawi.ts'
import { mapSize, onMap } from '#contract/map/projection.ts'
import { centralRegion, regionBorders, towns } from './geography.ts'
import styles from './map.module.css'
import { spread, type Dot } from './spread.ts'
import type { Place } from './place.ts'
import { dotTowards } from './towards.ts'
import { opensElsewhere } from '../../client/opens-elsewhere.ts'

export type MapMessages = {
  label: string
  regions: Record<RegionName, string>
  lake: readonly string[]
}

/** Room for names on either side. */
const margin = 10

/** Where the regions are named: beside the country, clear of the dots. */
const labels: Record<RegionName, [x: number, y: number]> = {
  Northern: [-margin, 166],
  Central: [238, 336],
  Southern: [28, 500],
}

type Props = {
  places: readonly Place[]
  /** ids of those that the list shows; the others are faint */
  shown: ReadonlySet<string>
  selected: string | undefined
  here: Point | null
  messages: MapMessages
  addressOf: (id: string) => string
  onSelect: (id: string) => void
}

/**
 * The country with a dot for each place. It repeats the list: one stop for the keyboard, from which the arrows lead from
 * dot to dot. What is written on it is for the eye.
 */
export function FinderMap({ places, shown, selected, here, messages, addressOf, onSelect }: Props) {
  const dots = spread(places)
  const drawn = useRef<SVGSVGElement>(null)
  const [at, setAt] = useState<string>()
  const open = dots.filter(({ id }) => shown.has(id))
  /** the one that the keyboard comes to */
  const stop = [at, selected].find((id) => id !== undefined && shown.has(id)) ?? open[0]?.id
  const lead = (event: KeyboardEvent) => {
    const from = open.find(({ id }) => id === stop)
    const to = from && dotTowards(open, from, event.key)
    if (!to) return
    event.preventDefault()
    setAt(to.id)
    drawn.current?.querySelector<SVGAElement>(`[data-dot="${to.id}"]`)?.focus()
  }
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name
  const me = here && onMap(here)
  const onIt = me && me.x > 0 && me.y > 0 && me.x < mapSize.width && me.y < mapSize.height
  // What is drawn last lies on top.
  const order = (id: string) => (id === selected ? 2 : shown.has(id) ? 1 : 0)
  return (
    // The arrows only lead on among links, each of which works by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      ref={drawn}
      className={styles.map}
      viewBox={`${-margin} 0 ${mapSize.width + 2 * margin} ${mapSize.height}`}
      // A drawing cannot be a fieldset.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={messages.label}
      onKeyDown={lead}
    >
      <Country messages={messages} />
      {[...dots]
        .sort((a, b) => order(a.id) - order(b.id))
        .map((dot) =>
          shown.has(dot.id) ? (
            <a
              key={dot.id}
              data-dot={dot.id}
              href={addressOf(dot.id)}
              tabIndex={dot.id === stop ? 0 : -1}
              onFocus={() => setAt(dot.id)}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onSelect(dot.id)
              }}
            >
              <title>{nameOf(dot.id)}</title>
              <Spot dot={dot} selected={dot.id === selected} />
            </a>
          ) : (
            <circle key={dot.id} className={styles.faint} cx={dot.x} cy={dot.y} r={2.5} />
          ),
        )}
      {onIt && <circle className={styles.here} cx={Math.round(me.x)} cy={Math.round(me.y)} r={8} />}
    </svg>
  )
}

/** A dot; the finger's target is larger. */
const Spot = ({ dot: { x, y }, selected }: { dot: Dot; selected: boolean }) => (
  <>
    <circle className={styles.target} cx={x} cy={y} r={11} />
    <circle
      className={classNames(styles.dot, selected && styles.selected)}
      cx={x}
      cy={y}
      r={selected ? 9 : 5.5}
    />
  </>
)

/** The outline with its lakes and regions, and their names. */
function Country({ messages }: { messages: MapMessages }) {
  return (
    <g aria-hidden="true">
      <clipPath id="map-land">
        <path d={land} />
      </clipPath>
      <path className={styles.land} d={land} />
      <path className={styles.central} clipPath="url(#map-land)" d={centralRegion} />
      <path className={styles.lake} d={lakes} />
      <path className={styles.land} d={islands} />
      <path className={styles.border} clipPath="url(#map-land)" d={regionBorders} />
      {regionNames.map((region) => (
        <text key={region} className={styles.region} x={labels[region][0]} y={labels[region][1]}>
          {messages.regions[region]}
        </text>
      ))}
      {messages.lake.map((line, row) => (
        <text key={line} className={styles.water} x={212} y={208 + row * 15}>
          {line}
        </text>
      ))}
      <text className={styles.water} x={270} y={486}>
        Chilwa
      </text>
      {towns.map(({ name, side, many, ...point }) => {
        const { x, y } = onMap(point)
        const far = many ? 30 : 12
        return (
          <text
            key={name}
            className={classNames(styles.town, side === 'left' && styles.before)}
            x={Math.round(side === 'left' ? x - far : x + far)}
            y={Math.round(y) + 4}
          >
            {name}
          </text>
        )
      })}
    </g>
  )
}
