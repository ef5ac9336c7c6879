import type { ReactNode } from 'react'
import type { BrandId } from '#contract/brands/names.ts'
import { usePageContext } from '../page-context.ts'
import { Announced, type AnnouncedChange } from './announced.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './quilt.module.css'

/** Tiles of the group's companies, edge to edge; put `QuiltTile`s inside. */
export const Quilt = ({ children }: { children: ReactNode }) => (
  <ul className={`${styles.quilt} strip`}>{children}</ul>
)

/**
 * A company's tile in its own brand, with one live fact.
 * @param fact a figure and what it says, such as "USD 1,751.25" and "We sell, today 08:00"
 */
export function QuiltTile({
  brand,
  name,
  text,
  to,
  fact,
}: {
  brand: BrandId
  name: string
  text: string
  to: string
  fact?: { value: string; label: string; announced?: AnnouncedChange | undefined } | undefined
}) {
  const { hasPage } = usePageContext()
  return (
    <li className={styles.tile} data-brand={brand} data-deep="">
      <div className={styles.motif} aria-hidden="true" />
      <div className={styles.words}>
        <h3>
          {hasPage(to) ? (
            <Link to={to} className={styles.link}>
              {name} <Icon name="arrow-right" />
            </Link>
          ) : (
            <span className={styles.link}>{name}</span>
          )}
        </h3>
        <p>{text}</p>
        {fact && (
          <p className={styles.fact}>
            <b className="figure">{fact.value}</b> <span>{fact.label}</span>
            {fact.announced && <Announced {...fact.announced} />}
          </p>
        )}
      </div>
    </li>
  )
}
