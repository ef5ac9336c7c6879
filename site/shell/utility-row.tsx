import { brands } from '#contract/brands/names.ts'
import { usePageContext } from '../page-context.ts'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { SearchField } from '../search/search-field.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { EmergencyLine } from './emergency-line.tsx'
import { LowDataToggle, ThemeToggle } from './toggles.tsx'
import styles from './utility-row.module.css'

/**
 * Says that this is a demonstration where it is one; then the emergency numbers and, where there is room, search, language, low data,
 * colours, contact.
 */
export function UtilityRow() {
  const { messages, request, brand, hasPage } = usePageContext()
  const at = brands[brand].path
  return (
    <div className={styles.row} data-noprint="">
      <div className={`wrap ${styles.inner}`}>
        {request.demonstration && (
          <p className={styles.sample}>
            {messages.shell.demonstration}
            {/* On phones heard, not seen: the numbers need the room. */}
            <span className={styles.means}>{messages.shell.demonstrationMeans}</span>
          </p>
        )}
        <ul className={styles.tools} aria-label={messages.shell.utility}>
          {/* The page of results has a field of its own. */}
          {hasPage('/search') && request.path !== '/search' && (
            <li className={`${styles.wide} ${styles.search}`}>
              <SearchField id="search-head" />
            </li>
          )}
          <li className={styles.wide}>
            <LanguageSwitch />
          </li>
          <li className={styles.wide}>
            <LowDataToggle className={styles.tool} />
          </li>
          <li className={styles.wide}>
            <ThemeToggle className={styles.tool} />
          </li>
          <EmergencyLine />
          {hasPage(`${at}/contact`) && (
            <li className={styles.wide}>
              <Link to={`${at}/contact`} className={styles.tool}>
                <Icon name="phone" size={18} />
                {messages.shell.contact}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
