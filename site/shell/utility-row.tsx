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
 * @param task leaves the tools out, above a task that fills the page
 */
export function UtilityRow({ task = false }: { task?: boolean }) {
  const { messages, request } = usePageContext()
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
          {!task && <Tools />}
          <EmergencyLine />
          {!task && <ContactLink />}
        </ul>
      </div>
    </div>
  )
}

/** Search, language, low data and colours, where there is room. */
function Tools() {
  const { request, hasPage } = usePageContext()
  return (
    <>
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
    </>
  )
}

function ContactLink() {
  const { messages, brand, hasPage } = usePageContext()
  const at = brands[brand].path
  if (!hasPage(`${at}/contact`)) return null
  return (
    <li className={styles.wide}>
      <Link to={`${at}/contact`} className={styles.tool}>
        <Icon name="phone" size={18} />
        {messages.shell.contact}
      </Link>
    </li>
  )
}
