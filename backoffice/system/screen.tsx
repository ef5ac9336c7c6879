import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import type { SystemReport } from '#contract/backoffice/system.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { nameOf } from '../lists/fields.ts'
import people from '../people/components/people.module.css'
import { useAct } from '../people/components/use-act.ts'
import { sayRefusal } from '../people/components/refusal.ts'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { inCat, shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { Alarms } from './alarms.tsx'
import { DeadLetters } from './dead-letters.tsx'
import { PlainTable } from './plain-table.tsx'
import { queueName } from './queue-name.ts'

/** How the service stands. */
export function Screen() {
  const me = useMe()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: () => ask<SystemReport>('GET', '/backoffice/api/system'),
    refetchInterval: 30_000,
  })
  const text = messages.system
  const heading = (
    <Heading
      title={text.title}
      about={text.about}
      actions={
        <Button variant="outlined" onClick={() => void refetch()}>
          {text.again}
        </Button>
      }
    />
  )
  if (error)
    return (
      <>
        {heading}
        <Alert severity="error">{sayRefusal(error)}</Alert>
      </>
    )
  if (!data) return <Loading />
  return (
    <>
      {heading}
      {!data.scanner && (
        <Alert severity="warning" sx={{ mb: 2.5, maxWidth: '56rem' }}>
          {text.noScanner}
        </Alert>
      )}
      <Health report={data} />
      <Alarms alarms={data.alarms} />
      <Jobs report={data} now={dataUpdatedAt} />
      {hasRole(me, ['administrator']) && <DeadLetters />}
      <Program report={data} />
      <Sizes report={data} />
      <section className={people.card} aria-labelledby="settings-title">
        <h2 id="settings-title">{text.settings}</h2>
        <p>{text.settingsAbout}</p>
        <PlainTable
          label={text.settings}
          columns={[text.setting, text.value]}
          rows={data.settings.map(({ name, set, value }) => [
            name,
            set ? (value ?? text.isSet) : value ? formatMessage(text.byDefault, { value }) : text.notSet,
          ])}
        />
      </section>
    </>
  )
}

function Health({ report }: { report: SystemReport }) {
  const text = messages.system
  const state = (ok: boolean, at: string | null, worker: boolean) =>
    [
      ok ? text.ok : text.bad,
      worker ? (at ? formatMessage(text.lastBeat, { at: inCat(at) }) : text.never) : '',
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <section className={people.card} aria-labelledby="health-title">
      <h2 id="health-title">{text.health}</h2>
      <dl className={people.facts}>
        {report.health.map(({ part, ok, at }) => (
          <div key={part} style={{ display: 'contents' }}>
            <dt>{text.parts[part]}</dt>
            <dd>
              {ok ? state(ok, at, part === 'worker') : <strong>{state(ok, at, part === 'worker')}</strong>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A job that waits longer than this is shown as delayed. */
const delayedMs = 5 * 60_000

/** When a job was queued, marked as delayed after five minutes. */
function Queued({ at, now }: { at: string; now: number }) {
  const text = messages.system
  return (
    <>
      {shortCat(at)}{' '}
      {now - Date.parse(at) > delayedMs && <Chip size="small" color="warning" label={text.delayed} />}
    </>
  )
}

/** @param now when the report was read, in milliseconds */
function Jobs({ report, now }: { report: SystemReport; now: number }) {
  const administrator = hasRole(useMe(), ['administrator'])
  const { act, busy } = useAct('system')
  const text = messages.system
  return (
    <section className={people.card} aria-labelledby="jobs-title">
      <h2 id="jobs-title">{text.jobs}</h2>
      <PlainTable
        label={text.jobs}
        columns={[text.queue, text.waiting, text.active, text.failed, text.oldest, text.lastError, text.next]}
        figures={[text.waiting, text.active, text.failed]}
        rows={report.queues.map(({ name, waiting, active, failed, oldest_at, next_at, last_error }) => [
          queueName(name),
          waiting,
          active,
          failed,
          oldest_at && <Queued key="age" at={oldest_at} now={now} />,
          last_error,
          next_at && (
            <span key="next" className={people.row}>
              {shortCat(next_at)}
              {administrator && (
                <Button
                  size="small"
                  variant="outlined"
                  disabled={busy}
                  aria-label={formatMessage(text.tryNowOf, { queue: queueName(name) })}
                  onClick={() => void act(() => ask('POST', `/api/queues/${name}/retry`), text.tried)}
                >
                  {text.tryNow}
                </Button>
              )}
            </span>
          ),
        ])}
      />
      <p className={people.after}>
        {formatMessage(text.messages, { queued: report.messages.queued, failed: report.messages.failed })}
      </p>
    </section>
  )
}

function Program({ report }: { report: SystemReport }) {
  const text = messages.system
  const facts = [
    [text.version, report.version],
    [text.commit, report.commit?.slice(0, 12) ?? messages.people.none],
    [text.node, report.node],
    [text.started, inCat(report.started_at)],
    [text.services, report.services.join(', ')],
    [text.mode, report.production ? text.production : text.demonstration],
  ] as const
  return (
    <section className={people.card} aria-labelledby="program-title">
      <h2 id="program-title">{text.program}</h2>
      <dl className={people.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Sizes({ report: { database, storage } }: { report: SystemReport }) {
  const text = messages.system
  return (
    <section className={people.card} aria-labelledby="sizes-title">
      <h2 id="sizes-title">{text.database}</h2>
      <p>
        {formatMessage(text.size, { kind: text.databaseKind[database.kind], size: sizeText(database.bytes) })}
      </p>
      <PlainTable
        label={text.database}
        columns={[text.table, text.bytes]}
        figures={[text.bytes]}
        narrow
        rows={database.tables.map(({ name, bytes }) => [
          collectionNamed(name)?.label.many ?? nameOf(name),
          sizeText(bytes),
        ])}
      />
      <h2>{text.storage}</h2>
      <p>{text.storageKind[storage.kind]}</p>
      <PlainTable
        label={text.storage}
        columns={[text.storage, text.objects, text.bytes]}
        figures={[text.objects, text.bytes]}
        narrow
        rows={storage.parts.map(({ part, objects, bytes }) => [
          text.storageParts[part],
          objects,
          sizeText(bytes),
        ])}
      />
    </section>
  )
}

/** Bytes as people read them: "12 kB", "3.4 MB". */
function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${units[step] ?? ''}`
}
