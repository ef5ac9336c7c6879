import { formatDay } from '#contract/rules/dates.ts'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import { valueOf } from '../../rates/tariffs.ts'
import type { PastRate } from './read-past.ts'

/** Interest and charges, newest first: what each was, from when until when. */
export function PastBank({ rows }: { rows: readonly PastRate[] }) {
  const {
    words: { rates: words },
    request,
  } = usePageContext()
  const day = (iso: string) => <time dateTime={iso}>{formatDay(iso, request.lang)}</time>
  return (
    <Table
      caption={`${words.listBank}. ${words.bankSource}`}
      columns={[
        { name: words.rate },
        { name: words.price, figures: true },
        { name: words.day },
        { name: words.until },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <span key="name" lang={row.untranslated ? 'en' : undefined}>
            {row.name}
          </span>,
          valueOf(row),
          day(row.effective_at),
          row.until ? day(row.until) : words.inEffect,
        ],
      }))}
    />
  )
}
