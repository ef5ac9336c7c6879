import { useEffect, useId, useState } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { formatKilometres, kilometres } from '#contract/rules/distance.ts'
import type { Holiday } from '#contract/rules/opening.ts'
import type { OpenMessages } from '../client/open-now.ts'
import { Button } from '../components/button.tsx'
import type { SiteMessages } from '../messages/en.ts'
import { loadPlaces } from './finder/items.ts'
import { saidOf, useNearMe, type NearMessages } from './finder/near-me.ts'
import { openAttributes, OpenNow } from './finder/open-now.tsx'
import { pointOf, type Place } from './finder/place.ts'
import styles from './nearest-branches.module.css'

type Shown = Pick<Place, 'id' | 'name' | 'address' | 'phone' | 'hours' | 'opening' | 'latitude' | 'longtude'>
type Near = SiteMessages['bankHome']['near']
type Props = {
  /** what shows until a location is given, and as many afterwards */
  places: readonly Shown[]
  /** the next ones */
  holidays: readonly Holiday[]
  lang: Lang
  messages: NearMessages & {
    kilometres: Near['kilometres']
    call: string
    open: OpenMessages
    /** where the list does not come */
    failed: string
  }
}

/** All open branches, once they are asked for: as the page has a few, a first visit does not pay for fifty. */
function useBranches(first: Props['places'], lang: Lang) {
  const [all, setAll] = useState<readonly Shown[] | 'none' | 'loading' | 'failed'>('none')
  const asked = all !== 'none'
  const load = () => {
    setAll((now) => (typeof now === 'string' ? 'loading' : now))
    loadPlaces('branches', lang).then(
      (places) => setAll(places.filter(({ status }) => status === 'open')),
      () => setAll((now) => (typeof now === 'string' ? 'failed' : now)),
    )
  }
  // The page has others now: some branch was changed.
  useEffect(() => {
    if (asked) load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only with the page’s own list
  }, [first])
  return { all, load }
}

/** Branches, the nearest first once the visitor gives a location; it never leaves the browser. */
export function Island({ places, holidays, lang, messages }: Props) {
  const { near, locate } = useNearMe()
  const { all, load } = useBranches(places, lang)
  const status = useId()
  const busy = near.now === 'locating' || (near.now === 'found' && all === 'loading')
  const failed = near.now === 'found' && all === 'failed'
  const shown =
    near.now === 'found' && typeof all !== 'string'
      ? all
          .map((place) => ({ ...place, far: kilometres(near.at, pointOf(place)) }))
          .toSorted((a, b) => a.far - b.far)
      : places.map((place) => ({ ...place, far: null }))
  const find = () => {
    load()
    locate()
  }
  return (
    <div {...openAttributes(messages.open, holidays)}>
      <div className={styles.ask}>
        <Button look="line" onClick={find} disabled={busy} aria-describedby={status}>
          {messages.locate}
        </Button>
        <output id={status}>
          {failed ? messages.failed : busy ? messages.locating : saidOf(near, messages)}
        </output>
      </div>
      <ul className={`${styles.places} strip`}>
        {shown.slice(0, places.length).map((place) => (
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
