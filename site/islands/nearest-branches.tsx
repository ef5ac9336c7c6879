import { useId } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { formatKilometres, kilometres, type Point } from '#contract/rules/distance.ts'
import type { Opening } from '#contract/rules/opening.ts'
import type { OpenMessages } from '../client/open-now.ts'
import { Button } from '../components/button.tsx'
import type { SiteMessages } from '../messages/en.ts'
import { saidOf, useNearMe, type NearMessages } from './finder/near-me.ts'
import { OpenNow } from './finder/open-now.tsx'
import styles from './nearest-branches.module.css'

export type Place = {
  id: string
  name: string
  address: string
  phone: string
  hours: string
  opening: readonly Opening[]
  at: Point
}

type Near = SiteMessages['bankHome']['near']
type Props = {
  places: readonly Place[]
  /** how many of them show */
  count: number
  messages: NearMessages & { kilometres: Near['kilometres']; call: string; open: OpenMessages }
}

/** Branches, the nearest first once the visitor gives a location; it never leaves the browser. */
export function Island({ places, count, messages }: Props) {
  const { near, locate } = useNearMe()
  const status = useId()
  const shown =
    near.now === 'found'
      ? places
          .map((place) => ({ ...place, far: kilometres(near.at, place.at) }))
          .toSorted((a, b) => a.far - b.far)
      : places.map((place) => ({ ...place, far: null }))
  return (
    <div data-open-messages={JSON.stringify(messages.open)}>
      <div className={styles.ask}>
        <Button look="line" onClick={locate} disabled={near.now === 'locating'} aria-describedby={status}>
          {messages.locate}
        </Button>
        <output id={status}>{saidOf(near, messages)}</output>
      </div>
      <ul className={styles.places}>
        {shown.slice(0, count).map((place) => (
          <li key={place.id} className={styles.place}>
            <h3 className={styles.name}>{place.name}</h3>
            {place.far !== null && (
              <p className={styles.far}>
                {formatMessage(messages.kilometres, { km: formatKilometres(place.far) })}
              </p>
            )}
            <p>{place.address}</p>
            <p className={styles.hours}>{place.hours}</p>
            <OpenNow opening={place.opening} />
            <a className={styles.call} href={`tel:${place.phone.replace(/[^\d+]/g, '')}`}>
              <span className="unseen">
                {messages.call} {place.name}:{' '}
              </span>
              {place.phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
