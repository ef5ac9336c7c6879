import type { Item } from '#contract/registry.ts'
import { ContentLink } from '../../components/link.tsx'
import { Picture } from '../../components/picture.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './offers.module.css'

/** A company's banners in one row, all at once: nothing turns by itself. */
export function Banners({ banners }: { banners: readonly Item<'banners'>[] }) {
  const { messages } = usePageContext()
  if (banners.length === 0) return null
  return (
    <section className={styles.banners} aria-label={messages.offers.banners}>
      <div className="wrap">
        <ul className={`strip ${styles.row}`}>
          {banners.map((banner) => (
            <li key={banner.id} data-key={banner.id} className={styles.banner}>
              {banner.image && <Picture picture={banner.image} />}
              <h2 className={styles.title}>
                <ContentLink to={banner.href} className={styles.link}>
                  {banner.title}
                </ContentLink>
              </h2>
              {banner.body && <p className={styles.body}>{banner.body}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
