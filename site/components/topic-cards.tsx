import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/fields.ts'
import { Announced, type AnnouncedChange } from './announced.tsx'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import styles from './topic-cards.module.css'

export type Topic = {
  key: string
  to: string
  name: string
  picture: PictureData | undefined
  text: ReactNode
  /** what tells it from its neighbours, such as what it earns a year */
  figure?: { label: string; value: string; announced?: AnnouncedChange | undefined } | undefined
}

/**
 * What a list offers, each with its scene: on phones a row with the scene beside it, on wide screens a card below it.
 * @param level of the names' headings: 2 right below an h1, 3 inside a section
 */
export function TopicCards({ topics, level = 3 }: { topics: readonly Topic[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.topics}>
      {topics.map(({ key, to, name, picture, text, figure }) => (
        <li key={key} data-key={key} className={styles.topic}>
          {/* The scene only repeats what the name says. */}
          <div className={styles.scene} aria-hidden="true">
            <Picture picture={picture} sizes="(min-width: 35em) 30vw, 1px" />
          </div>
          <div className={styles.words}>
            <Heading className={styles.name}>
              <Link to={to} className={styles.link}>
                {name}
              </Link>
            </Heading>
            <div className={styles.text}>{text}</div>
            {figure && (
              <p className={styles.figure}>
                {figure.label}: <b className="figure">{figure.value}</b>
                {figure.announced && <Announced {...figure.announced} />}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
