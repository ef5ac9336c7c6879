import { href } from '../../addresses.ts'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './feeds.module.css'
import { jsonFeedOf, rssOf, type Scope } from './scope.ts'

/** The feeds, for whoever reads news in a reader of their own. */
export function Feeds({ scope }: { scope: Scope }) {
  const {
    messages: { news: messages },
    request,
  } = usePageContext()
  return (
    <Section id="feeds" title={messages.feeds} lede={messages.feedsLede} shared>
      <ul className={styles.feeds}>
        <li>
          <a href={href(request.lang, rssOf(scope))} type="application/rss+xml">
            {messages.rss}
          </a>
        </li>
        <li>
          <a href={href(request.lang, jsonFeedOf(scope))} type="application/feed+json">
            {messages.jsonFeed}
          </a>
        </li>
      </ul>
    </Section>
  )
}
