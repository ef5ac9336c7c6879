import { languages } from '#contract/languages.ts'
import { href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'
import styles from './language-switch.module.css'

/** The other language alone, for narrow places. */
export function OtherLanguage({ className }: { className?: string | undefined }) {
  const { request, address } = usePageContext()
  return languages
    .filter(({ code }) => code !== request.lang)
    .map(({ code, name }) => (
      <a key={code} className={className} href={href(code, address)} lang={code} hrefLang={code}>
        {name}
      </a>
    ))
}

/** Both languages, each by its own name; the page stays the same. */
export function LanguageSwitch() {
  const { request, messages, address } = usePageContext()
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
            <span className={`${styles.flag} ${styles[flag]}`} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
