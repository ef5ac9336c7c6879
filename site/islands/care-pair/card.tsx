import { classNames } from '../../components/class-names.ts'
import styles from './card.module.css'

export type Project = {
  id: string
  title: string
  /** an author's HTML, sanitised by the service */
  body: string
  /** an address that exists, or null */
  to: string | null
  /** `held`: what the link says that stands for the picture in low-data mode */
  picture: { url: string; width: number; height: number; alt: string; held?: string } | null
  active: boolean
  /** true where the text is English on a Chichewa page */
  english: boolean
}

/** One care project. Hidden, it keeps its place, and the cloth below shows. */
export function CareCard({
  project,
  more,
  hidden = false,
}: {
  project: Project
  more: string
  hidden?: boolean
}) {
  const { picture, title, body, to } = project
  return (
    <article
      className={classNames(styles.card, hidden && styles.hidden)}
      lang={project.english ? 'en' : undefined}
    >
      {picture && !picture.held && (
        <img
          className={styles.picture}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
      )}
      {!picture && <div className={styles.cloth} aria-hidden="true" />}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: body }} />
        {picture?.held && (
          <p>
            <a className={styles.more} href={picture.url}>
              <span>{picture.held}</span>
              <span className="unseen">{`: ${picture.alt}`}</span>
            </a>
          </p>
        )}
        {to && (
          <p>
            <a className={styles.more} href={to}>
              <span>{more}</span>
              <span className="unseen">{`: ${title}`}</span>
            </a>
          </p>
        )}
      </div>
    </article>
  )
}
