import type { ReactNode } from 'react'
import { brandIds } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from '../components/class-names.ts'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { addressOf, useIsHere, useMenu } from './menu-entries.ts'
import styles from './section-menu.module.css'
import { LowDataToggle, ThemeToggle } from './toggles.tsx'

/** A disclosure with plain links, never `role=menu`. Sharing one name keeps one open at a time without a script. */
function Level({ name, open, isBroad, children }: LevelProps) {
  const { messages } = usePageContext()
  return (
    <details
      name="menu"
      data-menu=""
      className={classNames(styles.details, isBroad && styles.broad)}
      open={open}
    >
      <summary className={styles.top}>
        <span className={classNames('unseen', styles.back)}>{messages.shell.back}: </span>
        {name}
        <Icon name="chevron-down" size={16} className={styles.mark} />
      </summary>
      {children}
    </details>
  )
}
type LevelProps = { name: string; open?: boolean; isBroad?: boolean; children: ReactNode }

/** The companies as one level of the phone's panel. */
function Companies() {
  const { messages, frame, brand, hasPage } = usePageContext()
  return (
    <li className={styles.phone}>
      <Level name={messages.shell.companies}>
        <ul>
          {brandIds
            .filter((id) => hasPage(`${frame.companies[id].path}/home`))
            .map((id) => (
              <li key={id}>
                <Link
                  to={`${frame.companies[id].path}/home`}
                  className={styles.link}
                  aria-current={id === brand ? 'true' : undefined}
                >
                  {frame.companies[id].name}
                </Link>
              </li>
            ))}
        </ul>
      </Level>
    </li>
  )
}

function Categories() {
  const entries = useMenu()
  const isHere = useIsHere(entries)
  return entries.map(({ category, links }, place) => (
    <li key={category.name} className={styles.own}>
      {category.clickable ? (
        <Link
          to={addressOf(category)}
          className={styles.top}
          aria-current={isHere(category) ? 'page' : undefined}
        >
          {category.name}
        </Link>
      ) : (
        <Level name={category.name} open={category.open} isBroad={category.popup_width === 'wide'}>
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
        </Level>
      )}
    </li>
  ))
}

/**
 * The section's menu. Where there is room it is a row of disclosures. On phones it is a full-height panel that its
 * address `#menu` opens: one level at a time, whose summary is then the way back.
 */
export function SectionMenu() {
  const { messages, request, frame, brand } = usePageContext()
  const { name, short, path } = frame.companies[brand]
  return (
    <nav
      id="menu"
      className={styles.nav}
      aria-label={formatMessage(messages.shell.section, { brand: name })}
      data-noprint=""
    >
      <a href="#top" className={classNames(styles.phone, styles.close)}>
        <Icon name="x" />
        {messages.shell.closeMenu}
      </a>
      <p className={classNames(styles.phone, styles.own, styles.title)}>{short}</p>
      <ul className={styles.menu}>
        <Categories />
        {/* In low data the tabs above are enough. */}
        {!request.lowData && <Companies />}
      </ul>
      <div className={classNames(styles.phone, styles.tools)}>
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
  )
}
