import type { StaffFile } from '#contract/backoffice/content.ts'
import { words } from '../messages.ts'
import styles from './media.module.css'
import { bytesOf, kindOf, smallView } from './file-size.ts'

const say = words.media

/** One file as a card: what it looks like, what it is called, what it lacks. */
export function FileCard({ file, onOpen }: { file: StaffFile; onOpen: () => void }) {
  const { name, alt, made, expected, width, focal } = file
  const picture = width !== null
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.thumb}>
        {(picture || made > 0) && (
          <img
            src={smallView(file)}
            alt=""
            loading="lazy"
            style={{ objectPosition: picture ? `${focal.x}% ${focal.y}%` : '50% 0' }}
          />
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        {kindOf(file)} · {bytesOf(file.bytes)}
      </span>
      {made < expected && (
        <span className={styles.progress}>
          <progress value={made} max={expected} aria-hidden="true" /> {say.making(made, expected)}
        </span>
      )}
      {picture && !alt.en && <span className={styles.lacks}>{say.noAlt}</span>}
      {picture && alt.en && !alt.ny && <span className={styles.lacks}>{say.noNy}</span>}
    </button>
  )
}
