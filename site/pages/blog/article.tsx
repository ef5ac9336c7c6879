import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Grid } from '../../components/grid.tsx'
import { NewsCard } from '../../components/news-card.tsx'
import { Picture } from '../../components/picture.tsx'
import { Rich } from '../../components/rich.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './article.module.css'
import type { Scope } from './scope.ts'
import { Share } from './share.tsx'

/** An article to read, at 66 characters a line, and what to read next. */
export function Article({
  article,
  related,
  scope,
}: {
  article: Item<'blogs'>
  related: readonly Item<'blogs'>[]
  scope: Scope
}) {
  const {
    messages: { news: messages, components },
    request,
    frame,
  } = usePageContext()
  const tagged = scope.brand === 'holdings'
  return (
    <>
      <Breadcrumbs trail={[{ name: messages.name, to: scope.list }]} here={article.title} />
      <article className={`wrap ${styles.article}`} data-key={article.id}>
        <header className={styles.head}>
          {tagged && (
            <p className={styles.from}>
              {messages.from} {article.brands.map((id) => frame.companies[id].name).join(', ')}
            </p>
          )}
          <h1>{article.title}</h1>
          <p className={styles.summary} data-summary="">
            {article.summary}
          </p>
          <p className={styles.meta}>
            <time dateTime={article.published_at}>{formatDay(article.published_at, request.lang)}</time> ·{' '}
            {formatMessage(components.readMinutes, { n: article.readingTime }, request.lang)} ·{' '}
            {formatMessage(messages.by, { name: article.creater_name })}
          </p>
        </header>
        <div className={styles.text}>
          {article.image && (
            <div className={styles.picture}>
              <Picture picture={article.image} sizes="(min-width: 64em) 720px, 100vw" first />
            </div>
          )}
          <div data-content="">
            <Rich html={article.content} />
          </div>
        </div>
        {article.showSocialIcons && <Share article={article} scope={scope} />}
      </article>
      {related.length > 0 && (
        <Section id="related" title={messages.related} ground="sand">
          <Grid columns={3}>
            {related.map((other, at) => (
              <NewsCard key={other.id} article={other} at={scope.at} position={at + 1} tagged={tagged} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}
