import { brandOfPath } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { PageRequest } from '#contract/site.ts'
import { usePageContext } from '../page-context.ts'
import { Live } from '../components/live.tsx'
import { Notice } from '../components/notice.tsx'
import styles from './notices.module.css'

export type NoticeItem = Item<'notices'>

const kinds = { information: 'information', warning: 'warning', urgent: 'error' } as const

/** What is to be said above every page of the section. */
export const readNotices = (feed: Feed, request: PageRequest): Promise<NoticeItem[]> =>
  feed.all('notices', { brands: brandOfPath(request.path) ?? 'holdings' })

export function Notices({ notices }: { notices: readonly NoticeItem[] }) {
  return (
    <Live id="notices" of={['notices']} passive>
      {notices.length > 0 && <List notices={notices} />}
    </Live>
  )
}

function List({ notices }: { notices: readonly NoticeItem[] }) {
  const { messages } = usePageContext()
  return (
    <section aria-label={messages.shell.notices} className={styles.notices}>
      <div className={`wrap ${styles.list}`}>
        {notices.map((notice) => (
          <div key={notice.id} data-key={notice.id} lang={notice.untranslated ? 'en' : undefined}>
            <Notice
              kind={kinds[notice.severity]}
              label={messages.shell.severity[notice.severity]}
              title={notice.title}
            >
              <p>{notice.body}</p>
            </Notice>
          </div>
        ))}
      </div>
    </section>
  )
}
