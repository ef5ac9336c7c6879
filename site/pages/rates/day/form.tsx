import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { addressOfRequest, href } from '../../../addresses.ts'
import { Button } from '../../../components/button.tsx'
import { ErrorSummary } from '../../../components/error-summary.tsx'
import { TextField } from '../../../components/fields.tsx'
import { Icon } from '../../../components/icon.tsx'
import { usePageContext } from '../../../page-context.ts'
import { neighbours, type AskedDay } from '../read-day.ts'
import chooser from '../chooser.module.css'
import styles from './day.module.css'

/** Which day: a field that any browser sends, and the days to either side. */
export function DayForm({ asked }: { asked: Exclude<AskedDay, { last: null }> }) {
  const {
    messages: {
      rates: { ofDay: messages },
    },
    request,
  } = usePageContext()
  const last = formatDay(asked.last, request.lang)
  // A date field cannot show what is no date, and says itself in which order it takes one.
  const error = asked.ok ? undefined : formatMessage(messages.errors[asked.error], { last })
  const asText = !asked.ok && asked.error === 'malformed'
  return (
    <>
      {error !== undefined && (
        <div className={styles.errors}>
          <ErrorSummary
            form="day"
            kind={messages.error}
            title={messages.errorsTitle}
            errors={{ date: error }}
          />
        </div>
      )}
      <div className={chooser.chooser} data-noprint="">
        <form
          data-keep="day"
          data-returned={error === undefined ? undefined : ''}
          autoComplete="off"
          action={`${href(request.lang, request.path)}#day-errors`}
          noValidate
          className={`${chooser.form} ${styles.date}`}
        >
          <TextField
            id="day-date"
            name="date"
            label={messages.date}
            type={asText ? 'text' : 'date'}
            maxLength={asText ? 40 : undefined}
            defaultValue={asked.ok ? asked.found.day : asked.typed}
            hint={asText ? messages.dateHint : undefined}
            error={error}
          />
          <Button type="submit" look="line">
            {messages.go}
          </Button>
        </form>
        {asked.ok && <Steps {...neighbours(asked.found)} />}
      </div>
    </>
  )
}

function Steps({ before, after }: { before: string; after: string | null }) {
  const {
    messages: {
      rates: { ofDay: messages },
    },
    request,
  } = usePageContext()
  const to = (date: string) => href(request.lang, addressOfRequest(request, { date }))
  return (
    <nav aria-label={messages.days} className={styles.steps}>
      <a href={to(before)} className={chooser.step}>
        <Icon name="chevron-left" />
        <span className="unseen">{messages.before}: </span>
        {formatDay(before, request.lang)}
      </a>
      {after && (
        <a href={to(after)} className={chooser.step}>
          <span className="unseen">{messages.after}: </span>
          {formatDay(after, request.lang)}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
