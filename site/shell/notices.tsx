import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { kycAddress } from '#contract/rules/kyc-address.ts'
import type { PageRequest } from '#contract/site.ts'
import { shownCompany } from '../frame.ts'
import { usePageContext, type PageContext } from '../page-context.ts'
import { Icon } from '../components/icon.tsx'
import { Live } from '../components/live.tsx'
import { Notice } from '../components/notice.tsx'
import styles from './notices.module.css'

type NoticeItem = Item<'notices'>

const kinds = { information: 'information', warning: 'warning', urgent: 'error' } as const
const marks = { information: 'info', warning: 'triangle-alert', urgent: 'circle-alert' } as const
const gravity = { information: 0, warning: 1, urgent: 2 } as const

/** What is to be said above every page of the section. */
export const readNotices = (feed: Feed, request: PageRequest): Promise<NoticeItem[]> =>
  feed.all('notices', { brands: shownCompany(request) })

/** Homes say them below their greeting, so that a phone's first screen begins with what one came for. */
export const standInGreeting = ({ route }: Pick<PageContext, 'route'>): boolean =>
  route?.endsWith('/home') ?? false

/** Homes, and where documents are sent, say them whole. */
export function Notices() {
  const reader = usePageContext()
  const { notices, request } = reader
  const inGreeting = standInGreeting(reader)
  return (
    <div className={inGreeting ? styles.inGreeting : undefined}>
      <Live id="notices" of={['notices']} passive>
        {notices.length > 0 && <List notices={notices} whole={inGreeting || request.path === kycAddress} />}
      </Live>
    </div>
  )
}

/** All of them whole, or one line that opens. Closed ones stay closed until they change (client/closed-notices.ts). */
function List({ notices, whole }: { notices: readonly NoticeItem[]; whole: boolean }) {
  const { messages } = usePageContext()
  const [first, ...others] = notices.toSorted((a, b) => gravity[b.severity] - gravity[a.severity])
  if (!first) return null
  // The line above is the first one's title already.
  const said = [first, ...others].map((notice) => (
    <div key={notice.id} data-key={notice.id} data-notice={`${notice.id}.${notice.version}`}>
      {notice === first && !whole ? (
        <p className={styles.body}>{notice.body}</p>
      ) : (
        <Notice
          kind={kinds[notice.severity]}
          label={messages.shell.severity[notice.severity]}
          title={notice.title}
        >
          <p>{notice.body}</p>
        </Notice>
      )}
    </div>
  ))
  return (
    <section
      aria-label={messages.shell.notices}
      className={styles.notices}
      data-notices=""
      data-kind={first.severity}
    >
      <div className={`wrap ${styles.row}`}>
        {whole ? (
          <div className={styles.list}>{said}</div>
        ) : (
          <details id="notices-line" className={styles.details} aria-label={messages.shell.notices}>
            <summary className={styles.line}>
              <Icon name={marks[first.severity]} size={20} className={styles.mark} />
              <span className={styles.title}>
                <span className="unseen">{messages.shell.severity[first.severity]}: </span>
                {first.title}
              </span>
              {others.length > 0 && <b className={styles.more}>+{others.length}</b>}
              <Icon name="chevron-down" size={18} className={styles.arrow} />
            </summary>
            <div className={styles.list}>{said}</div>
          </details>
        )}
        <button type="button" className={styles.close} data-close-notices="">
          <Icon name="x" size={20} />
          <span className="unseen">{messages.shell.closeNotices}</span>
        </button>
      </div>
    </section>
  )
}
