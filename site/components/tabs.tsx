import { href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'
import styles from './tabs.module.css'

export type Tab = {
  name: string
  to: string
  current: boolean
  /** how many stand behind it, where that is worth knowing beforehand */
  count?: number | undefined
}

/** Tabs that are links, so that each view has its own address; exactly one is current. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label?: string | undefined }) {
  const { request, messages } = usePageContext()
  return (
    <nav aria-label={label ?? messages.components.tabs} className={styles.tabs} data-noprint="">
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <a
              className={styles.tab}
              href={href(request.lang, tab.to)}
              aria-current={tab.current ? 'page' : undefined}
            >
              {tab.name}
              {tab.count !== undefined && <span className={`figure ${styles.count}`}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
