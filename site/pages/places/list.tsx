import { addressOfRequest, href } from '../../addresses.ts'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Reading } from '../../parts/grid.tsx'
import { useReader } from '../../reader.ts'
import styles from './list.module.css'
import { PlaceRow } from './place-row.tsx'
import type { Places } from './read.ts'

/** Places under their regions. The column beside them is where a map goes. */
export function PlaceList({ data, noun }: { data: Places; noun: 'branch' | 'counter' }) {
  const {
    words: { places: words, parts },
    request,
  } = useReader()
  const shown = data.groups.filter(
    ({ region, places }) => places.length > 0 && (data.region === null || data.region === region),
  )
  const aside = (
    <Card title={words.before} level={2} tinted>
      <ul className={styles.before}>
        {words.beforeList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
  return (
    <Reading aside={aside}>
      {shown.length === 0 && (
        <EmptyState>
          {data.name ? (
            <>
              {words.none[noun](data.name)}{' '}
              <a href={href(request.lang, addressOfRequest(request, { name: '', region: '' }))}>
                {words.clear}
              </a>
            </>
          ) : (
            words.empty
          )}
        </EmptyState>
      )}
      {shown.map(({ region, places }) => (
        <section key={region} className={styles.region} aria-labelledby={`region-${region}`}>
          <h2 id={`region-${region}`}>{parts.regions[region]}</h2>
          <p className={styles.count}>
            {words.count[noun](places.length)}
            {data.name && ` ${words.matching(data.name)}`}
          </p>
          <ul className={styles.places}>
            {places.map((place) => (
              <PlaceRow key={place.id} place={place} />
            ))}
          </ul>
        </section>
      ))}
    </Reading>
  )
}
