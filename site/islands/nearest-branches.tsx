import { useId, useState } from 'react'
import { Button } from '../parts/button.tsx'
import styles from './nearest-branches.module.css'

export type Place = {
  id: string
  name: string
  address: string
  phone: string
  hours: string
  at: readonly [latitude: number, longitude: number]
}

type Props = {
  places: readonly Place[]
  /** how many of them show */
  count: number
  words: {
    locate: string
    locating: string
    denied: string
    kilometres: string
    sorted: string
    call: string
  }
}

type State = { now: 'asked' | 'locating' | 'denied' } | { now: 'found'; at: readonly [number, number] }

/** Kilometres between two points on a round Earth (haversine), near enough for a list. */
function kilometres([a1, o1]: readonly [number, number], [a2, o2]: readonly [number, number]): number {
  const rad = Math.PI / 180
  const h =
    Math.sin(((a2 - a1) * rad) / 2) ** 2 +
    Math.cos(a1 * rad) * Math.cos(a2 * rad) * Math.sin(((o2 - o1) * rad) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(h))
}

/** Branches, the nearest first once the visitor gives a location; it never leaves the browser. */
export function Island({ places, count, words }: Props) {
  const [state, setState] = useState<State>({ now: 'asked' })
  const status = useId()
  const shown =
    state.now === 'found'
      ? places
          .map((place) => ({ ...place, far: kilometres(state.at, place.at) }))
          .toSorted((a, b) => a.far - b.far)
      : places.map((place) => ({ ...place, far: null }))
  const locate = () => {
    if (!('geolocation' in navigator)) return setState({ now: 'denied' })
    setState({ now: 'locating' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState({ now: 'found', at: [coords.latitude, coords.longitude] }),
      () => setState({ now: 'denied' }),
      { timeout: 20_000, maximumAge: 600_000 },
    )
  }
  const said = { asked: '', locating: words.locating, denied: words.denied, found: words.sorted }[state.now]
  return (
    <div>
      <div className={styles.ask}>
        <Button look="line" onClick={locate} disabled={state.now === 'locating'} aria-describedby={status}>
          {words.locate}
        </Button>
        <output id={status}>{said}</output>
      </div>
      <ul className={styles.places}>
        {shown.slice(0, count).map((place) => (
          <li key={place.id} className={styles.place}>
            <h3 className={styles.name}>{place.name}</h3>
            {place.far !== null && (
              <p className={styles.far}>
                {words.kilometres.replace('{km}', String(Math.max(1, Math.round(place.far))))}
              </p>
            )}
            <p>{place.address}</p>
            <p className={styles.hours}>{place.hours}</p>
            <a className={styles.call} href={`tel:${place.phone.replace(/[^\d+]/g, '')}`}>
              <span className="unseen">
                {words.call} {place.name}:{' '}
              </span>
              {place.phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
