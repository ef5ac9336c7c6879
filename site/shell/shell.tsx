import type { ReactNode } from 'react'
import { usePageContext } from '../page-context.ts'
import { ConsentBanner } from './consent.tsx'
import { Footer } from './footer.tsx'
import { Notices, standInGreeting } from './notices.tsx'
import { headerHtml, InHeader } from './site-header.tsx'
import styles from './shell.module.css'

/**
 * What stands around every page.
 * @param header in place of the site's own, where the page is one task
 * @param live the collections it shows: open pages change in place when one of them moves
 */
export function Shell({
  header,
  live,
  children,
}: {
  header: ReactNode
  live: readonly string[]
  children: ReactNode
}) {
  const reader = usePageContext()
  const { messages, untranslated } = reader
  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.shell.skip}
      </a>
      <ConsentBanner />
      {header ? (
        <header>
          <InHeader>{header}</InHeader>
        </header>
      ) : (
        <header dangerouslySetInnerHTML={{ __html: headerHtml(reader) }} />
      )}
      <output
        className={styles.line}
        data-line=""
        data-dead={messages.shell.lineDead}
        data-unsent={messages.shell.lineUnsent}
        data-unopened={messages.shell.lineUnopened}
        data-unanswered={messages.shell.unanswered}
        data-as-of={messages.shell.ratesAsOf}
        data-back={messages.shell.lineBack}
        data-again={messages.shell.loadAgain}
      />
      {!standInGreeting(reader) && <Notices />}
      <main
        id="content"
        tabIndex={-1}
        className={styles.main}
        data-live={live.length > 0 ? live.join(' ') : undefined}
      >
        {untranslated && <PageNote>{messages.shell.untranslated}</PageNote>}
        {children}
      </main>
      <Footer />
    </>
  )
}

/** A line of text above the content that concerns the whole page. */
export function PageNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pageNote}>
      <p className="wrap">{children}</p>
    </div>
  )
}
