import { Icon } from '../../parts/icon.tsx'
import { useReader } from '../../reader.ts'
import styles from './place-row.module.css'
import type { Place } from './read.ts'

/** Opens the phone's map app where there is one; nothing of it is loaded before. */
const directionsTo = ({ latitude, longtude }: Place) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longtude}` }).toString()}`

/** One place: where, when, and how to reach it. */
export function PlaceRow({ place }: { place: Place }) {
  const {
    words: { places: words },
  } = useReader()
  return (
    <li
      id={`place-${place.id}`}
      className={styles.place}
      data-closed={place.status === 'closed' ? '' : undefined}
    >
      <div className={styles.words}>
        <h3 className={styles.name}>
          {place.name}
          {place.status === 'closed' && (
            <span className={styles.closed}>
              <Icon name="triangle-alert" size={16} />
              {words.closed}
            </span>
          )}
        </h3>
        <p>{place.address}</p>
        <p className={styles.quiet}>{words.district(place.region)}</p>
        <p className={styles.hours}>
          <Icon name="clock" size={18} className={styles.icon} />
          <span lang={place.untranslated ? 'en' : undefined}>
            <span className="unseen">{words.hours}: </span>
            {place.hours}
          </span>
        </p>
        {place.services && place.services.length > 0 && (
          <p className={styles.quiet} lang={place.untranslated ? 'en' : undefined}>
            <span className="unseen">{words.services}: </span>
            {place.services.join(' · ')}
          </p>
        )}
      </div>
      <ul className={styles.actions}>
        {place.phone !== '' && (
          <li>
            <a href={`tel:${place.phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" size={18} />
              <span className="unseen">
                {words.call} {place.name}:{' '}
              </span>
              {place.phone}
            </a>
          </li>
        )}
        {place.email !== '' && (
          <li>
            <a href={`mailto:${place.email}`}>
              <Icon name="mail" size={18} />
              <span>
                {words.mail}
                <span className="unseen">: {place.email}</span>
              </span>
            </a>
          </li>
        )}
        <li>
          <a href={directionsTo(place)} rel="noopener noreferrer">
            <Icon name="map-pin" size={18} />
            <span>
              {words.directions}
              <span className="unseen"> {words.directionsTo(place.name)}</span>
            </span>
          </a>
        </li>
      </ul>
    </li>
  )
}
