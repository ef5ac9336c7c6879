import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageRequest } from '#contract/site.ts'
import { Icon } from '../components/icon.tsx'
import type { Frame } from '../frame.ts'
import { keepTogether } from '../keep-together.ts'
import { markEnglish } from '../mark-english.ts'
import { ReaderProvider, usePageContext, type PageContext } from '../page-context.ts'
import { BrandTabs } from './brand-tabs.tsx'
import { currentEntry } from './menu-entries.ts'
import { SectionBar } from './section-bar.tsx'
import styles from './shell.module.css'
import { LowDataOff } from './toggles.tsx'
import { UtilityRow } from './utility-row.tsx'

/** What every header has around its own content. */
export function InHeader({ children }: { children: ReactNode }) {
  const { messages, request } = usePageContext()
  return (
    <>
      <div className={styles.selvedge} aria-hidden="true" data-noprint="" />
      {children}
      {request.lowData && (
        <div className={`wrap ${styles.low}`} data-noprint="">
          <p>
            <Icon name="leaf" size={18} />
            {messages.shell.lowDataIsOn}
          </p>
          <LowDataOff />
        </div>
      )}
    </>
  )
}

/** Stands for the page's address in a header that is kept: of Unicode's private characters, so no text has it. */
const thisAddress = '/\uE000'
/** Headers of one frame: with more of them, the one that was drawn first goes. Each is some 25 kB. */
const most = 40
const drawn = new WeakMap<Frame, Map<string, string>>()

/**
 * The site's own header, as HTML. It is most of what a page has, and nearly the same on all pages of a company, so it is
 * drawn once until its frame changes. It sees no more of the request than what `key` names.
 */
export function headerHtml(reader: PageContext): string {
  const { frame, request, brand } = reader
  const { path, query } = placeInHeader(reader)
  const key = JSON.stringify([brand, request.lowData, path, query])
  const headers = drawn.get(frame) ?? new Map<string, string>()
  drawn.set(frame, headers)
  let html = headers.get(key)
  if (html === undefined) {
    const seen = { ...request, path, query, params: {}, theme: null }
    html = renderToStaticMarkup(
      <ReaderProvider
        value={{
          ...reader,
          request: seen,
          address: thisAddress,
          route: null,
          updated: null,
          untranslated: false,
        }}
      >
        <InHeader>
          <UtilityRow />
          <BrandTabs />
          <SectionBar />
        </InHeader>
      </ReaderProvider>,
      // No id of the page's own is like these.
      { identifierPrefix: 'header-' },
    )
    const [oldest] = headers.keys()
    if (headers.size >= most && oldest !== undefined) headers.delete(oldest)
    html = keepTogether(markEnglish(html, frame.english))
    headers.set(key, html)
  }
  const address = renderToStaticMarkup(reader.address)
  return html.replaceAll(thisAddress, () => address)
}

/** Where the page stands in the header: the address of its entry in the menu, or none. The search has no field above its own. */
function placeInHeader({ brand, frame, request }: PageContext): Pick<PageRequest, 'path' | 'query'> {
  const entries = (frame.menus[brand]?.categories ?? []).map((category) => ({
    category,
    links: category.links,
  }))
  const entry = currentEntry(entries, request)
  if (entry)
    return { path: entry.href, query: Object.fromEntries(entry.query.map(({ key, value }) => [key, value])) }
  return { path: request.path === '/search' ? request.path : '', query: {} }
}
