import { z } from 'zod'
import { isCompany, useCompanyNames } from '../company-names.ts'
import { shortCat } from '../time.ts'
import { messages } from '../messages.ts'
import { useTitles } from '../titles.ts'
import { bare, choicesOf, kindOf, sayChoice } from './fields.ts'
import styles from './list.module.css'

/** One field's value in a row, short. */
export function Cell({ field, value }: { field: z.ZodType | undefined; value: unknown }) {
  const kind = field && kindOf(field)
  const companyName = useCompanyNames()
  if (value === undefined || value === null || value === '') return null
  if (kind === 'instant' && typeof value === 'string') return <time dateTime={value}>{shortCat(value)}</time>
  if (kind === 'flag') return value === true ? messages.lists.yes : messages.lists.no
  if (field && kind === 'choice') return sayChoice(field, String(value as string), companyName)
  if (field && kind === 'reference' && typeof value === 'string') return <Named field={field} id={value} />
  if (typeof value === 'string') return kind === 'decimal' ? <span className="figures">{value}</span> : value
  if (typeof value === 'number') return <span className="figures">{value}</span>
  if (field && Array.isArray(value)) return <Several field={field} values={value} />
  return <span className={styles.clip}>{textOf(value)}</span>
}

/** What an item that another one names is called. */
function Named({ field, id }: { field: z.ZodType; id: string }) {
  const names = z.globalRegistry.get(bare(field))?.names
  const titles = useTitles(names ? [] : [id])
  return names?.[id] ?? titles[id] ?? ''
}

function Several({ field, values }: { field: z.ZodType; values: readonly unknown[] }) {
  const companyName = useCompanyNames()
  const choices = choicesOf(field)
  // All five companies would take five lines.
  if (choices && choices.length > 1 && choices.every((one) => values.includes(one)))
    return choices.every(isCompany) ? messages.lists.allCompanies : messages.lists.allOfThem
  const shown = values.map((one) =>
    typeof one === 'string' ? sayChoice(field, one, companyName) : textOf(one),
  )
  return (
    <span className={styles.several} title={shown.join(', ')}>
      {shown.join(', ')}
    </span>
  )
}

/** A bilingual text in English, else in Chichewa. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { en, ny } = value as { en?: unknown; ny?: unknown } // what else there may be is not shown
  return typeof en === 'string' && en !== '' ? en : typeof ny === 'string' ? ny : ''
}
