import gb from 'flag-icons/flags/4x3/gb.svg?url'
import mw from 'flag-icons/flags/4x3/mw.svg?url'
import { languages } from '#contract/languages.ts'
import { addressOfRequest, href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'
import styles from './language-switch.module.css'

const flags = { gb, mw }

/** Both languages, each by its own name; the page stays the same. */
export function LanguageSwitch() {
  const { request, messages } = usePageContext()
  const address = addressOfRequest(request)
  return (
    <ul className={styles.switch} aria-label={messages.shell.language}>
      {languages.map(({ code, flag, name }) => (
        <li key={code}>
          <a
            className={styles.language}
            href={href(code, address)}
            lang={code}
            hrefLang={code}
            aria-current={code === request.lang ? 'true' : undefined}
          >
            <img className={styles.flag} src={flags[flag]} alt="" width="20" height="15" loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
