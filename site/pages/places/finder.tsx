import { addressOfRequest, href } from '../../addresses.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/fields.tsx'
import { useReader } from '../../reader.ts'
import styles from './finder.module.css'
import type { Places } from './read.ts'

/** The name filter and the regions with their counts; both are addresses, so that they work in any browser. */
export function Finder({ data, noun }: { data: Places; noun: 'branch' | 'counter' }) {
  const { words, request } = useReader()
  const { places: own, parts } = words
  const chips = [
    { key: '', label: own.all, count: data.total, current: data.region === null },
    ...data.groups.map(({ region, places }) => ({
      key: region,
      label: parts.regions[region],
      count: places.length,
      current: data.region === region,
    })),
  ]
  return (
    <div className={styles.finder}>
      <search>
        <form className={styles.form} action={href(request.lang, request.path)}>
          <TextField
            id="place-name"
            name="name"
            type="search"
            label={own.name[noun]}
            hint={own.nameHint}
            defaultValue={data.name}
            maxLength={100}
            autoComplete="off"
          />
          {data.region && <input type="hidden" name="region" value={data.region} />}
          <Button type="submit">{own.find}</Button>
        </form>
      </search>
      <nav aria-label={own.regions} data-noprint="">
        <ul className={styles.chips}>
          {chips.map((chip) => (
            <li key={chip.key}>
              <a
                className={styles.chip}
                href={href(request.lang, addressOfRequest(request, { region: chip.key }))}
                aria-current={chip.current ? 'true' : undefined}
              >
                {chip.label} <span className={`figure ${styles.count}`}>{chip.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
