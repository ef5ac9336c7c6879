import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { oftenWanted } from '../../search/often-wanted.ts'
import { addressOfRequest, href } from '../../addresses.ts'
import { Hero } from '../../components/hero.tsx'
import { Pager } from '../../components/pager.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { TaskGrid } from '../../components/task-grid.tsx'
import { usePageContext, type PageContext } from '../../page-context.ts'
import { SearchField } from '../../search/search-field.tsx'
import { Hit } from './hit.tsx'
import type { SearchData } from './read.ts'
import styles from './search-page.module.css'

/** The field, then what was found; or what to do where nothing was. */
export function SearchPage({ data }: { data: SearchData }) {
  const {
    messages: { search: messages },
    request,
  } = usePageContext()
  return (
    <>
      <Hero tool title={messages.title} lede={data.state === 'found' ? undefined : messages.lede} />
      <div className={`wrap ${styles.page}`}>
        <SearchField id="search-page" text={data.text} big />
        <div className={styles.said}>
          {said(data, messages, request.lang)}
          {!data.found.complete && <p>{messages.starting}</p>}
        </div>
        {data.state === 'found' ? (
          <>
            <Groups data={data} />
            <div className={styles.found}>
              <div className={styles.results}>
                <Results data={data} />
              </div>
              <aside>
                <Often />
              </aside>
            </div>
          </>
        ) : (
          <Instead data={data} />
        )}
      </div>
    </>
  )
}

type Messages = ReturnType<typeof usePageContext>['messages']['search']

function said({ state, text, found }: SearchData, messages: Messages, lang: Lang) {
  switch (state) {
    case 'empty':
      return <p>{messages.empty}</p>
    case 'short':
      return <p>{messages.short}</p>
    case 'none':
      return <p className={styles.count}>{formatMessage(messages.none, { text })}</p>
    case 'found':
      return (
        <>
          <p className={styles.count}>{formatMessage(messages.found, { n: found.total, text }, lang)}</p>
          {found.partial && <p>{messages.partial}</p>}
        </>
      )
  }
}

const groupAddress = (request: PageContext['request'], group: string) =>
  addressOfRequest(request, { group, page: '' })

/** The groups of what was found, each to be shown alone. They take the whole width, where all stand in one row. */
function Groups({ data }: { data: SearchData }) {
  const {
    request,
    messages: { search: messages },
  } = usePageContext()
  const total = data.groups.reduce((sum, group) => sum + group.total, 0)
  return (
    <Tabs
      label={messages.narrow}
      tabs={[
        { name: `${messages.all} (${total})`, to: groupAddress(request, ''), current: data.group === null },
        ...data.groups.map(({ group, total: count }) => ({
          name: `${messages.groups[group]} (${count})`,
          to: groupAddress(request, group),
          current: group === data.group,
        })),
      ]}
    />
  )
}

function Results({ data }: { data: SearchData }) {
  const {
    request,
    messages: { search: messages },
  } = usePageContext()
  return (
    <>
      {data.found.groups.map(({ group, total: count, hits }) => (
        <section key={group} aria-labelledby={`found-${group}`}>
          <h2 id={`found-${group}`} className={styles.kind}>
            {messages.groups[group]}
          </h2>
          <ul className={styles.hits}>
            {hits.map((hit) => (
              <Hit key={hit.id} hit={hit} />
            ))}
          </ul>
          {data.group === null && count > hits.length && (
            <a className={styles.more} href={href(request.lang, groupAddress(request, group))}>
              {formatMessage(messages.more, { n: count, group: messages.groups[group] })}
            </a>
          )}
        </section>
      ))}
      <Pager page={data.page} pages={data.pages} />
    </>
  )
}

/** What to try, and where most people want to go. */
function Instead({ data }: { data: SearchData }) {
  const {
    messages: { search: messages },
  } = usePageContext()
  return (
    <>
      {data.state === 'none' && (
        <ul className={styles.tips}>
          {messages.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <Often />
    </>
  )
}

function Often() {
  const context = usePageContext()
  const { instead } = context.messages.search
  return (
    <>
      <h2 className={styles.kind}>{instead}</h2>
      <TaskGrid label={instead} tasks={oftenWanted(context)} />
    </>
  )
}
