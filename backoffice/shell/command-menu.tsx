import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { FoundItem } from '#contract/backoffice/command-search.ts'
import { collectionNamed, collections } from '#contract/registry.ts'
import { kycOfficers } from '#contract/roles.ts'
import { ask, withQuery } from '../api.ts'
import { sayState } from '../lists/filter-chips.tsx'
import { sayNew } from '../lists/say-new.ts'
import { addressOfItem } from '../rates/address-of-item.ts'
import { useCompanyNames } from '../company-names.ts'
import { mayWrite } from '../permissions.ts'
import { hasRole, useMe, type Me } from '../current-user.tsx'
import type { SearchState } from '../kyc/search.tsx'
import { formatMessage, messages } from '../messages.ts'
import { shortCat } from '../time.ts'
import styles from './command-menu.module.css'
import { entriesFor } from './sidebar.tsx'

type Command = {
  to: string
  label: string
  group: string
  hint?: string
  /** more words that find it */
  also?: string
  state?: SearchState
}

const { command } = messages.shell

function fixedCommands(me: Me): Command[] {
  const screens = entriesFor(me).flatMap(({ entries }) =>
    entries.map(({ to, label, also = '' }) => ({ to, label, also, group: command.screens })),
  )
  const writing = collections
    .filter((definition) => mayWrite(me, definition))
    .map(({ name, label }) => ({
      to: `/backoffice/${name}/create`,
      label: sayNew({ label }),
      also: '',
      group: command.create,
    }))
  return [...screens, ...writing]
}

const ofItem = (
  { collection, id, title, company, kind, updated_at, ...stands }: FoundItem,
  nameOfCompany: (id: string) => string,
): Command => ({
  to: addressOfItem(collection, id, { kind }),
  label: title.en || title.ny || messages.lists.untitled,
  group: collectionNamed(collection)?.label.many ?? collection,
  hint: [company && nameOfCompany(company), sayState(stands), shortCat(updated_at)]
    .filter(Boolean)
    .join(' · '),
})

/** Customers are searched where that is logged; the text goes along in the history's state and into no address. */
const kycSearch = (me: Me, typed: string): Command[] =>
  hasRole(me, [...kycOfficers, 'auditor']) && typed.length >= 2
    ? [
        {
          to: '/backoffice/kyc',
          label: formatMessage(command.kyc, { text: typed }),
          group: command.search,
          state: { search: typed },
        },
      ]
    : []

/** Whether a screen's name or, from four letters on, another word for it contains what was typed. */
function matches({ label, also = '' }: Command, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return label.toLowerCase().includes(wanted) || (wanted.length >= 4 && also.toLowerCase().includes(wanted))
}

/** Brings the commands of each group together, in the order of their first. */
function inGroups(list: readonly Command[]): Command[] {
  const groups = [...new Set(list.map(({ group }) => group))]
  return list.toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))
}

const Group = ({ group, children }: { group: string; children?: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox has its options in groups, which no tag is
  <div role="group" aria-label={group}>
    <span className={styles.group} aria-hidden="true">
      {group}
    </span>
    {children}
  </div>
)

/** Ctrl-K: goes to a screen, an item, or begins a new one, from anywhere. */
export function CommandMenu({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const me = useMe()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onOpen])
  const { data: items = [] } = useQuery({
    queryKey: ['find', typed],
    enabled: open && typed.trim().length >= 2,
    queryFn: ({ signal }) =>
      ask<FoundItem[]>('GET', withQuery('/backoffice/api/find', { q: typed.trim() }), { signal }),
  })
  const nameOfCompany = useCompanyNames()
  const close = () => {
    onOpen(false)
    setTyped('')
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': command.title } }}
      classes={{ container: styles.container ?? '' }}
    >
      <div className={styles.body}>
        <Autocomplete<Command>
          open
          disablePortal
          autoHighlight
          forcePopupIcon={false}
          options={[
            ...fixedCommands(me).filter((one) => matches(one, typed)),
            ...inGroups(items.map((item) => ofItem(item, nameOfCompany))),
            ...kycSearch(me, typed.trim()),
          ]}
          groupBy={({ group }) => group}
          renderGroup={({ key, ...group }) => <Group key={key} {...group} />}
          getOptionKey={({ to, group }) => `${group} ${to}`}
          isOptionEqualToValue={(one, other) => one.to === other.to && one.group === other.group}
          filterOptions={(options) => options}
          noOptionsText={command.none}
          inputValue={typed}
          onInputChange={(_, value, reason) => {
            if (reason !== 'selectOption' && reason !== 'reset') setTyped(value)
          }}
          onChange={(_, chosen) => {
            if (!chosen) return
            close()
            void navigate(chosen.to, { state: chosen.state })
          }}
          onClose={(_, reason) => {
            if (reason === 'escape') close()
          }}
          slotProps={{ listbox: { className: styles.list ?? '' }, paper: { className: styles.paper ?? '' } }}
          renderOption={({ key, ...props }, { label, hint }) => (
            <li key={key} {...props}>
              {label}
              {hint && <span className={styles.hint}>{hint}</span>}
            </li>
          )}
          renderInput={(params) => (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for by key begins with its field
            <TextField {...params} autoFocus label={command.title} placeholder={command.placeholder} />
          )}
        />
        <p className={`${styles.help} for-keyboards`}>{command.help}</p>
      </div>
    </Dialog>
  )
}
