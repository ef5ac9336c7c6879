import { useSyncExternalStore } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { formatKilometres } from '#contract/rules/distance.ts'
import { readTelephoneNumbers } from '#contract/rules/telephone-numbers.ts'
import type { SiteMessages } from '../../messages/en.ts'
import type { PlaceWithDistance } from './arrange.ts'
import { Mark } from './marks.tsx'
import { OpenNow } from './open-now.tsx'
import { CallLink } from '../../components/telephone.tsx'
import styles from './row.module.css'

export type RowMessages = SiteMessages['places']['row']

const never = () => () => {}

/**
 * In the page rows share a name, so that the browser keeps one open; once React does, a name would make the browser
 * close a row that React has just put in open.
 */
const useGroup = () =>
  useSyncExternalStore(
    never,
    () => undefined,
    () => 'place',
  )

const latLong = ({ latitude, longtude }: PlaceWithDistance) => `${latitude},${longtude}`
/** Opens the phone's own map app (RFC 5870); the label is what Android adds to it. */
const geo = (place: PlaceWithDistance) =>
  `geo:${latLong(place)}?q=${latLong(place)}(${encodeURIComponent(place.name)})`
const webMap = (place: PlaceWithDistance) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: latLong(place) }).toString()}`

/**
 * One place: a line that says what it is, and all about it below once it is open. It is HTML's own disclosure, so
 * that it opens without scripts; the finder keeps one open.
 */
export function PlaceRow({
  place,
  open,
  fresh,
  now,
  messages,
  onSelect,
}: {
  place: PlaceWithDistance
  open: boolean
  /** it has just changed, and fades in */
  fresh: boolean
  /** whether a script says if it is open now; its hours are said in any case */
  now: boolean
  messages: RowMessages
  onSelect: (id: string | null) => void
}) {
  return (
    <li data-key={place.id} data-fresh={fresh ? '' : undefined}>
      <details
        id={`place-${place.id}`}
        name={useGroup()}
        className={styles.place}
        data-native=""
        // A reader may have opened another before React came.
        suppressHydrationWarning
        open={open}
        // What the browser opens by itself, as for a word that is looked for in the page, is selected too.
        onToggle={({ currentTarget }) => currentTarget.open && !open && onSelect(place.id)}
      >
        <summary
          className={styles.line}
          onClick={(event) => {
            event.preventDefault()
            onSelect(open ? null : place.id)
          }}
        >
          <Line place={place} now={now} messages={messages} />
        </summary>
        <div className={styles.card}>
          <About place={place} messages={messages} />
          <Actions place={place} messages={messages} />
        </div>
      </details>
    </li>
  )
}

/** A place in a line that leads to all about it. */
export const PlaceLine = ({
  place,
  to,
  messages,
}: {
  place: PlaceWithDistance
  to: string
  messages: RowMessages
}) => (
  <li className={styles.place}>
    <a href={to} className={styles.line}>
      <Line place={place} now={false} messages={messages} />
    </a>
  </li>
)

/** What it is called, how far and where it is, and whether it is open. */
const Line = ({
  place,
  now,
  messages,
}: {
  place: PlaceWithDistance
  now: boolean
  messages: RowMessages
}) => (
  <>
    <h3 className={styles.name}>{place.name}</h3>
    {place.far !== null && (
      <span className={styles.far}>
        {formatMessage(messages.kilometres, { km: formatKilometres(place.far) })}
      </span>
    )}
    <span className={styles.quiet}>{formatMessage(messages.district, { name: place.region })}</span>{' '}
    {place.status === 'closed' ? (
      <span className={styles.closed}>
        <Mark name="triangleAlert" />
        <span>{messages.closed}</span>
      </span>
    ) : (
      now && <OpenNow opening={place.opening} exceptions={place.exceptions} />
    )}
  </>
)

/** A place's card below the map, where the list is out of sight. */
export const PlaceCard = ({ place, messages }: { place: PlaceWithDistance; messages: RowMessages }) => (
  <div className={styles.onMap}>
    <p className={styles.name}>{place.name}</p>
    <About place={place} messages={messages} />
    <Actions place={place} messages={messages} />
  </div>
)

function About({ place, messages }: { place: PlaceWithDistance; messages: RowMessages }) {
  return (
    <div className={styles.words}>
      <p>{place.address}</p>
      <p className={styles.hours}>
        <Mark name="clock" className={styles.mark} />
        {place.hours === '' ? (
          <span>{messages.noHours}</span>
        ) : (
          <span>
            <span className="unseen">{`${messages.hours}: `}</span>
            <span>{place.hours}</span>
          </span>
        )}
      </p>
      {place.services.length > 0 && (
        <p className={styles.quiet} lang={place.untranslated ? 'en' : undefined}>
          <span className="unseen">{`${messages.services}: `}</span>
          <span>{place.services.join(' · ')}</span>
        </p>
      )}
    </div>
  )
}

function Actions({ place, messages }: { place: PlaceWithDistance; messages: RowMessages }) {
  const whose = ` ${formatMessage(messages.to, { name: place.name })}`
  return (
    <ul className={styles.actions}>
      {readTelephoneNumbers(place.phone).map((number) => (
        <li key={number.text}>
          <CallLink number={number}>
            <Mark name="phone" />
            <span className="unseen">{`${messages.call} ${place.name}: `}</span>
            <span>{number.text}</span>
          </CallLink>
        </li>
      ))}
      {place.email !== '' && (
        <li>
          <a href={`mailto:${place.email}`}>
            <Mark name="mail" />
            <span>
              <span>{messages.mail}</span>
              <span className="unseen">{`: ${place.email}`}</span>
            </span>
          </a>
        </li>
      )}
      <li data-noprint="">
        <a href={geo(place)}>
          <Mark name="mapPin" />
          <span>
            <span>{messages.mapApp}</span>
            <span className="unseen">{whose}</span>
          </span>
        </a>
      </li>
      <li data-noprint="">
        <a href={webMap(place)} rel="noopener noreferrer">
          <Mark name="globe" />
          <span>
            <span>{messages.mapWeb}</span>
            <span className="unseen">{whose}</span>
          </span>
        </a>
      </li>
    </ul>
  )
}
