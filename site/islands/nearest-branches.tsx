import { useCallback, useEffect, useId, useState } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { formatKilometres, kilometres } from '#contract/rules/distance.ts'
import type { Holiday } from '#contract/rules/opening.ts'
import { readTelephoneNumbers } from '#contract/rules/telephone-numbers.ts'
import { onChange } from '../client/live-changes.ts'
import type { OpenMessages } from '../client/open-now.ts'
import { Button } from '../components/button.tsx'
import type { SiteMessages } from '../messages/en.ts'
import { loadPlaces } from './finder/items.ts'
import { saidOf, useNearMe, type NearMessages } from './finder/near-me.ts'
import { openAttributes, OpenNow } from './finder/open-now.tsx'
import { pointOf, type Place } from './finder/place.ts'
import { CallLink } from '../components/telephone.tsx'
import styles from './nearest-branches.module.css'

type Near = SiteMessages['bankHome']['near']
type Props = {
  /** what shows until a location is given */
  regions: readonly { href: string; name: string; count: string }[]
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

/** So many of the nearest are shown. */
const shownMost = 3

/** All open branches, once they are asked for: a first visit does not pay for fifty. */
function useBranches(lang: Lang) {
  const [all, setAll] = useState<readonly Place[] | 'none' | 'loading' | 'failed'>('none')
  const asked = all !== 'none'
  const load = useCallback(() => {
    setAll((now) => (typeof now === 'string' ? 'loading' : now))
    return loadPlaces('branches', lang).then(
      (places) => setAll(places.filter(({ status }) => status === 'open')),
      () => setAll((now) => (typeof now === 'string' ? 'failed' : now)),
    )
  }, [lang])
  // Some branch was changed.
  useEffect(() => (asked ? onChange('branches', () => void load(), load) : undefined), [asked, load])
  return { all, load }
}

/** The regions; once the visitor gives a location the nearest branches. It never leaves the browser. */
export function Island({ regions, holidays, lang, messages }: Props) {
  const { near, locate } = useNearMe()
  const { all, load } = useBranches(lang)
  const status = useId()
  const busy = near.now === 'locating' || (near.now === 'found' && all === 'loading')
  const failed = near.now === 'found' && all === 'failed'
  const shown =
    near.now === 'found' && typeof all !== 'string'
      ? all
          .map((place) => ({ ...place, far: kilometres(near.at, pointOf(place)) }))
          .sort((a, b) => a.far - b.far)
          .slice(0, shownMost)
      : null
  const find = () => {
    void load()
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
      {shown ? (
        <ul className={`${styles.places} strip`}>
          {shown.map((place) => (
            <li key={place.id} className={styles.place}>
              <h3 className={styles.name}>{place.name}</h3>
              <p className={styles.far}>
                {formatMessage(messages.kilometres, { km: formatKilometres(place.far) })}
              </p>
              <p>{place.address}</p>
              <p className={styles.hours}>{place.hours}</p>
              <OpenNow opening={place.opening} exceptions={place.exceptions} />
              {readTelephoneNumbers(place.phone).map((number) => (
                <CallLink key={number.text} className={styles.call} number={number}>
                  <span className="unseen">{`${messages.call} ${place.name}: `}</span>
                  <span>{number.text}</span>
                </CallLink>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.regions}>
          {regions.map((region) => (
            <li key={region.href}>
              <a className={styles.region} href={region.href}>
                <b>{region.name}</b> <span>{region.count}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
