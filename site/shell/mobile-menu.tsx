import { formatMessage } from '#contract/format-message.ts'
import { usePageContext } from '../page-context.ts'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { addressOf, useIsHere, useMenu } from './menu-entries.ts'
import styles from './mobile-menu.module.css'
import { LowDataToggle, ThemeToggle } from './toggles.tsx'

/**
 * The menu on phones: a full-height panel, one level at a time. A category's own disclosure covers the panel when it is
 * open, and its summary is then the way back. The script keeps the focus inside.
 */
export function MobileMenu() {
  const { messages, frame, brand } = usePageContext()
  const { name, short, path } = frame.companies[brand]
  const entries = useMenu()
  const isHere = useIsHere(entries)
  return (
    <details className={styles.menu} data-panel="" data-noprint="">
      <summary className={styles.button}>
        <span className={styles.whenClosed}>
          <Icon name="menu" />
          {messages.shell.menu}
        </span>
        <span className={styles.whenOpen}>
          <Icon name="x" />
          {messages.shell.closeMenu}
        </span>
      </summary>
      <nav className={styles.panel} aria-label={formatMessage(messages.shell.section, { brand: name })}>
        <p className={styles.title}>{short}</p>
        <ul>
          {entries.map(({ category, links }) => (
            <li key={category.name}>
              {category.clickable ? (
                <Link
                  to={addressOf(category)}
                  className={styles.row}
                  aria-current={isHere(category) ? 'page' : undefined}
                >
                  {category.name}
                </Link>
              ) : (
                <details name="mobile-menu" className={styles.level}>
                  <summary className={styles.row}>
                    <span className={styles.back}>
                      <Icon name="chevron-left" />
                      <span className="unseen">{messages.shell.back}: </span>
                    </span>
                    {category.name}
                    <Icon name="chevron-right" className={styles.on} />
                  </summary>
                  <ul>
                    {links.map((link) => (
                      <li key={link.name}>
                        <Link
                          to={addressOf(link)}
                          className={styles.row}
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
        <div className={styles.tools}>
          <Link to="/search" className={styles.tool}>
            <Icon name="search" size={18} />
            {messages.shell.search}
          </Link>
          <Link to={`${path}/contact`} className={styles.tool}>
            <Icon name="phone" size={18} />
            {messages.shell.contact}
          </Link>
          <LanguageSwitch />
          <LowDataToggle className={styles.tool} />
          <ThemeToggle className={styles.tool} />
        </div>
      </nav>
    </details>
  )
}
