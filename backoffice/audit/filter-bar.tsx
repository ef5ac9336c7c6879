import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { AuditChoices } from '#contract/backoffice/audit.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './audit.module.css'
import type { Filters } from './filters.ts'

type Option = { value: string; label: string }
const none: AuditChoices = { actions: [], collections: [], people: [] }

export function FilterBar({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}) {
  const { data = none } = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: () => ask<AuditChoices>('GET', '/backoffice/api/audit/choices'),
  })
  const text = messages.audit
  const choose = (name: 'who' | 'action' | 'collection', options: Option[]) => (
    // A native list: as many as there are, found by typing, and the same with a screen reader.
    <TextField
      select
      label={text[name]}
      value={filters[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: '11rem' }}
    >
      <option value="">{text.any}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  )
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={text[name]}
      value={filters[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  const set = Object.values(filters).some((value) => value !== '')
  return (
    <search className={styles.filters}>
      {choose(
        'who',
        data.people.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {choose(
        'action',
        data.actions.map((action) => ({ value: action, label: action })),
      )}
      {choose(
        'collection',
        data.collections.map((name) => ({ value: name, label: aboutName(name) })),
      )}
      {day('from')}
      {day('to')}
      {filters.item && <span>{formatMessage(text.onlyItem, { item: filters.item.slice(0, 8) })}</span>}
      {set && (
        <Button onClick={() => onChange({ who: '', action: '', collection: '', item: '', from: '', to: '' })}>
          {text.clear}
        </Button>
      )}
    </search>
  )
}

/** A collection by its label; a table of the service's own by its name. */
export const aboutName = (name: string): string =>
  collectionNamed(name)?.label.many ?? name.replaceAll('_', ' ')
