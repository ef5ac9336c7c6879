import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { StaffList } from '#contract/backoffice/content.ts'
import type { Text } from '#contract/languages.ts'
import { holidays as definition } from '#contract/collections/holidays.ts'
import { dayInMalawi, formatDay, formatWeekday } from '#contract/rules/dates.ts'
import {
  comingYear,
  lacksEid,
  missingEasterDays,
  missingInLieu,
  type PublicHoliday,
} from '#contract/rules/public-holidays.ts'
import { ask, withQuery } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { useNow } from '../use-now.ts'
import people from '../people/components/people.module.css'

type Wanted = PublicHoliday & { question: string }

const queryKey = [definition.name, 'getList', 'days to check']
const say = messages.holidays
const dateOf = (day: string): string => formatDay(day, 'en')

/** Lists days in lieu and movable holidays that the coming twelve months lack, each with a button that adds it. */
export function DaysToCheck() {
  const now = useNow([])
  const { data } = useQuery({
    queryKey,
    queryFn: () =>
      ask<StaffList>(
        'GET',
        withQuery(`/backoffice/api/${definition.name}`, {
          state: 'draft,in_review,published,scheduled',
          sort: 'day',
          order: 'desc',
          limit: '100',
        }),
      ),
  })
  if (!data) return null
  // The fields of the collection.
  const holidays = data.items.map(({ day, name }) => ({ day: String(day), name: name as Text }))
  const year = comingYear(dayInMalawi(new Date(now).toISOString()))
  const wanted = [
    ...missingInLieu(holidays, year).map(({ holiday, inLieu }): Wanted => ({
      ...inLieu,
      question: formatMessage(say.onWeekend, {
        name: holiday.name.en,
        weekday: formatWeekday(holiday.day, 'en'),
        date: dateOf(holiday.day),
        inLieu: `${formatWeekday(inLieu.day, 'en')}, ${dateOf(inLieu.day)},`,
      }),
    })),
    ...missingEasterDays(holidays, year).map((one): Wanted => ({
      ...one,
      question: formatMessage(say.movable, { name: one.name.en, date: dateOf(one.day) }),
    })),
  ]
  const eid = lacksEid(holidays, year)
  if (wanted.length === 0 && !eid) return null
  return (
    <section className={people.card} aria-labelledby="days-to-check">
      <h2 id="days-to-check">{say.title}</h2>
      <p>{say.about}</p>
      <ul>
        {wanted.map((one) => (
          <li key={one.day}>
            {one.question} <Add wanted={one} />
          </li>
        ))}
        {eid && <li>{say.eid}</li>}
      </ul>
    </section>
  )
}

/** Creates the holiday and sends it for approval. */
function Add({ wanted: { day, name } }: { wanted: Wanted }) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  async function add() {
    if (isBusy) return
    setBusy(true)
    try {
      const { id } = await ask<{ id: string }>('POST', `/api/${definition.name}`, { body: { day, name } })
      await ask('POST', `/api/${definition.name}/${id}/submit`, { body: {} })
      notify(formatMessage(say.sent, { name: name.en }), { type: 'success' })
    } catch (error) {
      notify(errorMessage(error), { type: 'error' })
    }
    setBusy(false)
    refresh()
    await client.invalidateQueries({ queryKey })
  }
  return (
    <Button size="small" variant="outlined" aria-disabled={isBusy} onClick={() => void add()}>
      {formatMessage(say.add, { name: name.en, date: dateOf(day) })}
    </Button>
  )
}
