import { brandIds } from '#contract/brands/names.ts'
import { href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'
import styles from './brand-tabs.module.css'

/** The five companies. Links, not tabs in the ARIA sense; in capitals by CSS where there is room, short names on phones. */
export function BrandTabs() {
  const { brand, frame, messages, request, hasPage } = usePageContext()
  return (
    <nav className={styles.nav} aria-label={messages.shell.companies} data-tabs="">
      <ul className={`wrap ${styles.tabs}`}>
        {brandIds.map((id) => {
          const { name, short, path } = frame.companies[id]
          const home = `${path}/home`
          if (!hasPage(home) && id !== brand) return null
          return (
            <li key={id} className={styles.item}>
              <a
                className={styles.tab}
                href={href(request.lang, home)}
                data-tab={id}
                aria-current={id === brand ? 'true' : undefined}
              >
                <span className={styles.full}>{name}</span>
                <span className={styles.short}>{short}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
