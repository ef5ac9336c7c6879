import { brandIds } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from '../components/class-names.ts'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { addressOf, useIsHere, useMenu } from './menu-entries.ts'
import styles from './mobile-menu.module.css'
import { LowDataToggle, ThemeToggle } from './toggles.tsx'

/** The five companies as one level of the panel. */
function Companies() {
  const { messages, frame, brand, hasPage } = usePageContext()
  return (
    <li>
      <details name="mobile-menu" className={styles.level}>
        <LevelRow name={messages.shell.companies} />
        <ul>
          {brandIds
            .filter((id) => hasPage(`${frame.companies[id].path}/home`))
            .map((id) => (
              <li key={id}>
                <Link
                  to={`${frame.companies[id].path}/home`}
                  className={styles.row}
                  aria-current={id === brand ? 'true' : undefined}
                >
                  {frame.companies[id].name}
                </Link>
              </li>
            ))}
        </ul>
      </details>
    </li>
  )
}

/** The row that opens a level, and is then the way back. */
function LevelRow({ name }: { name: string }) {
  const { messages } = usePageContext()
  return (
    <summary className={styles.row}>
      <span className={styles.back}>
        <Icon name="chevron-left" />
        <span className="unseen">{messages.shell.back}: </span>
      </span>
      {name}
      <Icon name="chevron-right" className={styles.on} />
    </summary>
  )
}

/**
 * The menu on phones: a full-height panel, one level at a time. A category's own disclosure covers the panel when it is
 * open, and its summary is then the way back. The script keeps the focus inside.
 */
export function MobileMenu() {
  const { messages, request, frame, brand } = usePageContext()
  const { name, short, path } = frame.companies[brand]
  const entries = useMenu()
  const isHere = useIsHere(entries)
  return (
    <details className={styles.menu} aria-label={messages.shell.menu} data-panel="" data-noprint="">
      <summary className={styles.button}>
        <span className={styles.whenClosed}>
          <Icon name="menu" size={24} />
          <span className="unseen">{messages.shell.menu}</span>
        </span>{' '}
        <span className={styles.whenOpen}>
          <Icon name="x" />
          {messages.shell.closeMenu}
        </span>
      </summary>
      <nav className={styles.panel} aria-label={formatMessage(messages.shell.section, { brand: name })}>
        <p className={classNames(styles.title, styles.own)}>{short}</p>
        <ul>
          {entries.map(({ category, links }) => (
            <li key={category.name} className={styles.own}>
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
                  <LevelRow name={category.name} />
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
          {/* In low data the row above is enough. */}
          {!request.lowData && <Companies />}
        </ul>
        <div className={styles.tools}>
          <Link to="/search" className={styles.tool}>
            <Icon name="search" size={18} />
            {messages.shell.search}
          </Link>{' '}
          <Link to={`${path}/contact`} className={classNames(styles.tool, styles.own)}>
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
