import { changeHrefs } from '#contract/rules/rich-links.ts'
import { usePageContext, type PageContext } from '../page-context.ts'
import { regionName } from './table.tsx'
import styles from './rich.module.css'

/** An author's HTML in which a link to a page that is gone shows as text. */
export const withoutDeadLinks = (html: string, hasPage: PageContext['hasPage']): string =>
  changeHrefs(html, (href) =>
    /^\/(?!\/)/.test(href) && !hasPage(href.replace(/^\/ny(?=\/|$)/, '') || '/') ? null : href,
  )

const plainText = (html: string): string => html.replace(/<[^>]*>/g, '')

/** Puts each table of an author's HTML in a region that scrolls sideways, also with the keyboard. @param nameOf of its caption */
export const withTableRegions = (html: string, nameOf: (caption: string) => string): string =>
  html
    .replace(/<table\b[^>]*>(?:\s*<caption\b[^>]*>([^]*?)<\/caption>)?/g, (start, caption: string = '') => {
      const name = nameOf(plainText(caption).trim()).replaceAll('"', '&quot;')
      return `<section class="${styles.region}" aria-label="${name}" tabindex="0">${start}`
    })
    .replaceAll('</table>', '</table></section>')

/** An author's HTML, which the service has sanitised on save and on render. Never give it anything else. */
export function Rich({ html }: { html: string }) {
  const { hasPage, english, messages } = usePageContext()
  const linked = withoutDeadLinks(html, hasPage)
  return (
    <div
      lang={english.has(html) ? 'en' : undefined}
      className={styles.rich}
      dangerouslySetInnerHTML={{
        __html: withTableRegions(linked, (caption) => regionName(caption, messages)),
      }}
    />
  )
}
