import type { ReactNode } from 'react'
import { usePageContext } from '../page-context.ts'
import { Notice } from '../components/notice.tsx'
import { BrandTabs } from './brand-tabs.tsx'
import { ConsentBanner } from './consent.tsx'
import { Footer } from './footer.tsx'
import { Notices, type NoticeItem } from './notices.tsx'
import { SectionBar } from './section-bar.tsx'
import styles from './shell.module.css'
import { UtilityRow } from './utility-row.tsx'

/**
 * What stands around every page.
 * @param live the collections it shows: open pages change in place when one of them moves
 */
export function Shell({
  notices,
  live,
  children,
}: {
  notices: readonly NoticeItem[]
  live: readonly string[]
  children: ReactNode
}) {
  const { messages, untranslated } = usePageContext()
  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.shell.skip}
      </a>
      <ConsentBanner />
      <header>
        <div className={styles.selvedge} aria-hidden="true" data-noprint="" />
        <UtilityRow />
        <BrandTabs />
        <SectionBar />
      </header>
      <output
        className={styles.line}
        data-line=""
        data-dead={messages.shell.lineDead}
        data-back={messages.shell.lineBack}
        data-again={messages.shell.loadAgain}
      />
      <Notices notices={notices} />
      <main
        id="content"
        tabIndex={-1}
        className={styles.main}
        data-live={live.length > 0 ? live.join(' ') : undefined}
      >
        {untranslated && (
          <div className={styles.untranslated}>
            <div className="wrap">
              <Notice title={messages.shell.untranslated} />
            </div>
          </div>
        )}
        {children}
      </main>
      <Footer />
    </>
  )
}
