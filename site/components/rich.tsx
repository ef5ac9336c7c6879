import { changeHrefs } from '#contract/rules/rich-links.ts'
import { usePageContext, type PageContext } from '../page-context.ts'
import styles from './rich.module.css'

/** An author's HTML in which a link to a page that is gone shows as text. */
export const withoutDeadLinks = (html: string, hasPage: PageContext['hasPage']): string =>
  changeHrefs(html, (href) =>
    /^\/(?!\/)/.test(href) && !hasPage(href.replace(/^\/ny(?=\/|$)/, '') || '/') ? null : href,
  )

/** An author's HTML, which the service has sanitised on save and on render. Never give it anything else. */
export function Rich({ html }: { html: string }) {
  const { hasPage, english } = usePageContext()
  return (
    <div
      lang={english.has(html) ? 'en' : undefined}
      className={styles.rich}
      dangerouslySetInnerHTML={{ __html: withoutDeadLinks(html, hasPage) }}
    />
  )
}
