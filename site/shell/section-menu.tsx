import { formatMessage } from '#contract/format-message.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from '../components/class-names.ts'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { addressOf, useIsHere, useMenu } from './menu-entries.ts'
import styles from './section-menu.module.css'

/**
 * The section's menu where there is room: disclosures with plain links, never `role=menu`. Sharing one name keeps one
 * open at a time without a script; the script adds Escape and a click beside it.
 */
export function SectionMenu() {
  const { messages, frame, brand } = usePageContext()
  const entries = useMenu()
  const isHere = useIsHere(entries)
  if (entries.length === 0) return null
  return (
    <nav
      className={styles.nav}
      aria-label={formatMessage(messages.shell.section, { brand: frame.companies[brand].name })}
      data-noprint=""
    >
      <ul className={styles.menu}>
        {entries.map(({ category, links }, place) => (
          <li key={category.name}>
            {category.clickable ? (
              <Link
                to={addressOf(category)}
                className={styles.top}
                aria-current={isHere(category) ? 'page' : undefined}
              >
                {category.name}
              </Link>
            ) : (
              <details
                name="section-menu"
                data-menu=""
                className={classNames(styles.details, category.popup_width === 'wide' && styles.broad)}
                open={category.open}
              >
                <summary className={styles.top}>
                  {category.name}
                  <Icon name="chevron-down" size={16} className={styles.mark} />
                </summary>
                <ul
                  className={classNames(
                    styles.panel,
                    styles[category.popup_width],
                    place >= entries.length / 2 && styles.end,
                  )}
                >
                  {links.map((link) => (
                    <li
                      key={link.name}
                      className={classNames(link.header && styles.header, 'rise', `delay-${category.delay}`)}
                    >
                      <Link
                        to={addressOf(link)}
                        className={styles.link}
                        aria-current={isHere(link) ? 'page' : undefined}
                      >
                        {link.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
