import Checkbox from '@mui/material/Checkbox'
import { Link } from 'react-router'
import type { FieldChange, WaitingItem } from '#contract/backoffice/approvals.ts'
import type { Sheet } from '#contract/backoffice/sheets.ts'
import { collectionNamed } from '#contract/registry.ts'
import { differingFields } from '../content/diff/changed-fields.ts'
import { Comparison } from '../content/diff/comparison.tsx'
import { addressOfItem } from '../rates/address-of-item.ts'
import { sayChange } from '../rates/say-change.ts'
import { formatMessage, messages } from '../messages.ts'
import cards from '../shell/cards-on-phones.module.css'
import styles from './approvals.module.css'
import type { Ticks } from './use-ticks.ts'

type Props = { items: readonly WaitingItem[]; sheet: Sheet; changeLimit: string; ticks: Ticks | null }

/** One row a currency or product: what is live against what is proposed, and a tick for who has read it. */
export function RatesTable({ items, sheet, changeLimit, ticks }: Props) {
  const w = messages.approvals
  return (
    <div className={`${styles.scroll} ${cards.cards}`}>
      <table className={styles.changes}>
        <thead>
          <tr>
            {ticks && (
              <th scope="col" className={styles.tick}>
                <label>
                  <Checkbox
                    size="small"
                    checked={ticks.all}
                    indeterminate={!ticks.all && ticks.some}
                    onChange={ticks.toggleAll}
                    slotProps={{ input: { 'aria-label': w.tickAll } }}
                  />
                  <span className={styles.tickWords} aria-hidden="true">
                    {w.tickAll}
                  </span>
                </label>
              </th>
            )}
            <th scope="col">{w.item}</th>
            {sheet.figures.map((field) => (
              <th key={field} scope="col">
                {messages.rates.figures[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} data-ticked={ticks?.has(item) || undefined}>
              {ticks && (
                <td className={styles.tick}>
                  <Checkbox
                    size="small"
                    checked={ticks.has(item)}
                    onChange={() => ticks.toggle(item)}
                    slotProps={{ input: { 'aria-label': formatMessage(w.tick, { title: item.title }) } }}
                  />
                </td>
              )}
              <th scope="row">
                <ItemLink item={item} />
                {item.first && <span className={styles.first}>{w.first}</span>}
                <OtherChanges item={item} sheet={sheet} />
              </th>
              {sheet.figures.map((field) => (
                <Figure key={field} item={item} field={field} changeLimit={changeLimit} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What an item is called; it leads to the item itself. */
export const ItemLink = ({ item: { collection, id, title, bodies } }: { item: WaitingItem }) => (
  <Link className={styles.itemLink} to={addressOfItem(collection, id, bodies.after ?? bodies.before ?? {})}>
    {title || messages.lists.untitled}
  </Link>
)

/** Shows changed fields other than the sheet's rates, such as the unit of a tariff. The effective time is shown above the table. */
function OtherChanges({ item, sheet }: { item: WaitingItem; sheet: Sheet }) {
  const definition = collectionNamed(item.collection)
  if (!definition) return null
  const shown = [...sheet.figures, sheet.key, definition.window.from]
  const others = (body: Readonly<Record<string, unknown>> | null) =>
    Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !shown.includes(name)))
  const [before, after] = [others(item.bodies.before), others(item.bodies.after)]
  return differingFields(definition, before, after).length > 0 ? (
    <Comparison definition={definition} before={before} after={after} />
  ) : null
}

function Figure({ item, field, changeLimit }: { item: WaitingItem; field: string; changeLimit: string }) {
  const change = item.changes.find(({ path }) => path === field)
  const name = messages.rates.figures[field]
  const now = item.bodies.after?.[field] ?? item.bodies.before?.[field]
  if (!change)
    return (
      <td className={styles.figure} data-label={name}>
        {typeof now === 'string' ? now : messages.approvals.nothing}
      </td>
    )
  return (
    <td className={styles.figure} data-label={name} data-far={change.over_change_limit || undefined}>
      {change.before !== null && <del>{change.before}</del>} <ins>{change.after}</ins>
      <span className={styles.moved}>{movedBy(change)}</span>
      {change.over_change_limit && (
        <span data-chip="warning">{formatMessage(messages.approvals.overLimit, { limit: changeLimit })}</span>
      )}
    </td>
  )
}

function movedBy({ change }: FieldChange): string {
  if (!change) return ''
  const by = change.absolute.replace('-', '')
  return sayChange(change.direction === 'up' ? 'up' : 'down', by, change.percent?.replace('-', '') ?? null)
}
