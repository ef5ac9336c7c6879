import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useWatch } from 'react-hook-form'
import type { NyState } from '#contract/backoffice/content.ts'
import { shortCat } from '../../time.ts'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import styles from '../form.module.css'

const { content } = messages
const colours: Record<NyState, 'error' | 'warning' | 'default' | 'success'> = {
  missing: 'error',
  stale: 'warning',
  unreviewed: 'default',
  reviewed: 'success',
}

/** A value by its path in an item. */
const at = (node: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      node,
    )

type Both = { en?: string; ny?: string }
const bothOf = (value: unknown): Required<Both> => {
  const { en = '', ny = '' } = (typeof value === 'object' && value !== null ? value : {}) as Both
  return { en, ny }
}

/** How one Chichewa text stands, as saved or as it will once saved, and what a reviewer may say of it. */
export function TranslationBadge({ name, label }: { name: string; label: string }) {
  const { details, readOnly, review } = useEditing()
  const now = bothOf(useWatch({ name }))
  const saved = bothOf(at(details?.item, name))
  const noted = details?.translations[name]
  if (now.en === '' && now.ny === '') return null
  const changed = now.en !== saved.en || now.ny !== saved.ny
  const state: NyState =
    now.ny === '' ? 'missing' : !changed && noted ? noted.state : now.ny === saved.ny ? 'stale' : 'unreviewed'
  const signed = state === 'reviewed' && noted?.by && noted.at
  return (
    <div className={styles.badge}>
      <Chip
        size="small"
        variant="outlined"
        color={colours[state]}
        label={content.ny[state]}
        title={
          signed && noted.by && noted.at
            ? formatMessage(content.reviewedBy, { name: noted.by.name, at: shortCat(noted.at) })
            : ''
        }
      />
      {!changed && !readOnly && state === 'stale' && (
        <Button
          size="small"
          aria-label={formatMessage(content.stillRightOf, { field: label })}
          onClick={() => review([name], false)}
        >
          {content.stillRight}
        </Button>
      )}
      {!changed && !readOnly && (state === 'unreviewed' || state === 'stale') && (
        <Button
          size="small"
          aria-label={formatMessage(content.signOffOf, { field: label })}
          onClick={() => review([name], true)}
        >
          {content.signOff}
        </Button>
      )}
    </div>
  )
}
