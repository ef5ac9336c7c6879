import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { AuditChoices } from '#contract/backoffice/audit.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import { Filters as Folded } from '../shell/filters.tsx'
import styles from './audit.module.css'
import { isReversed, noFilters, type Filters } from './filters.ts'

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
    >
      <option value="">{text.any}</option>
      {withChosen(options, filters[name]).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  )
  const reversed = isReversed(filters)
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={text[name]}
      value={filters[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={reversed}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2020-01-01', max: '2999-12-31' } }}
    />
  )
  const { text: words, ...others } = filters
  const set = Object.values(others).filter((value) => value !== '').length
  return (
    <Folded
      search={<Words key={words} text={words} onSearch={(asked) => onChange({ text: asked })} />}
      set={set}
    >
      {choose(
        'who',
        data.people.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {choose(
        'action',
        data.actions.map((action) => ({ value: action, label: actionName(action) })),
      )}
      {choose(
        'collection',
        data.collections.map((name) => ({ value: name, label: aboutName(name) })),
      )}
      {day('from')}
      {day('to')}
      {reversed && <p role="alert">{text.reversed}</p>}
      {filters.item && <span>{formatMessage(text.onlyItem, { item: filters.item.slice(0, 8) })}</span>}
      {(set > 0 || words !== '') && <Button onClick={() => onChange(noFilters)}>{text.clear}</Button>}
    </Folded>
  )
}

/** What is chosen shows, also where nothing was ever done by it, or the choices are not there yet. */
const withChosen = (options: Option[], chosen: string): Option[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]

/** Searched when it is sent, not at each letter: the whole log is looked through. */
function Words({ text, onSearch }: { text: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(text)
  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(words.trim())
  }
  return (
    <form className={styles.words} onSubmit={search}>
      <TextField
        type="search"
        label={messages.audit.text}
        placeholder={messages.audit.textExample}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
      />
      <Button type="submit">{messages.audit.search}</Button>
    </form>
  )
}

/** An act by a name of its own where it has one; else as it is recorded. */
export const actionName = (action: string): string => messages.audit.actions[action] ?? action

/** A collection by its label; a table of the service's own by its name. */
export const aboutName = (name: string): string =>
  collectionNamed(name)?.label.many ?? name.replaceAll('_', ' ')
