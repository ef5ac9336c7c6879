import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { IconName } from '#contract/icons.ts'
import { href } from '../addresses.ts'
import { Icon } from '../components/icon.tsx'
import { usePageContext } from '../page-context.ts'
import styles from './brand-tabs.module.css'

/** Of a company whose facts name none. */
const usualIcon: Record<BrandId, IconName> = {
  holdings: 'users',
  bank: 'landmark',
  bureau: 'banknote',
  discount: 'trending-up',
  properties: 'building',
}

/** The five companies, each with its icon. Links, not tabs in the ARIA sense; in capitals by CSS, by their short names on phones. */
export function BrandTabs() {
  const { brand, frame, messages, request, hasPage } = usePageContext()
  return (
    <nav className={styles.nav} aria-label={messages.shell.companies} data-tabs="">
      <ul className={`wrap ${styles.tabs}`}>
        {brandIds.map((id) => {
          const { name, short, path, facts } = frame.companies[id]
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
                {!request.lowData && (
                  <Icon name={facts?.icon ?? usualIcon[id]} size={18} className={styles.icon} />
                )}
                <span className={styles.full} data-name="">
                  {name}
                </span>{' '}
                <span className={styles.short}>{short}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
