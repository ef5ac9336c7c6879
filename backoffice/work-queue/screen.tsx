import { formatTime } from '#contract/rules/dates.ts'
import { workQueueGroups, type WorkQueueGroup } from '#contract/backoffice/work-queue.ts'
import { sayDueCounts } from '../shell/deadline.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import styles from './home.module.css'
import { Section } from './section.tsx'
import { dueCountsOf, useWorkQueue } from './use-work-queue.ts'

const groupNames: readonly WorkQueueGroup[] = ['decide', 'mine', 'site']

/** What waits for whoever is signed in; it looks again each minute and when the window comes back. */
export function Home() {
  const { data, error, refetch } = useWorkQueue()
  const busy = data?.sections.filter(({ total }) => total > 0) ?? []
  const quiet = data?.sections.filter(({ total }) => total === 0) ?? []
  const { home } = messages
  return (
    <>
      <Heading
        title={home.title}
        about={
          data &&
          [sayDueCounts(dueCountsOf(data)), formatMessage(home.refreshed, { time: formatTime(data.at) })]
            .filter(Boolean)
            .join(' · ')
        }
      />
      {error && <ErrorNotice error={error} again={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && busy.length === 0 && (
        <section className={styles.nothing}>
          <h2>{home.nothing}</h2>
          <p>{home.nothingText}</p>
        </section>
      )}
      {groupNames.map((name) => {
        const sections = busy.filter(({ kind }) => workQueueGroups[name].includes(kind))
        return (
          sections.length > 0 && (
            <section key={name} className={styles.group} aria-labelledby={`group-${name}`}>
              <h2 id={`group-${name}`}>{home.groups[name]}</h2>
              <div className={styles.sections}>
                {sections.map((section) => (
                  <Section key={section.kind} section={section} now={data?.at ?? ''} />
                ))}
              </div>
            </section>
          )
        )
      })}
      {busy.length > 0 && quiet.length > 0 && (
        <p className={styles.quiet}>
          {home.quietly}: {quiet.map(({ kind }) => home.kinds[kind]).join(' · ')}
        </p>
      )}
    </>
  )
}
