import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import { get } from 'react-hook-form'
import { Link } from 'react-router'
import type { Collection } from '#contract/collection.ts'
import { ApiError } from '../api.ts'
import { fieldErrorMessage } from '../content/field-errors.ts'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { useTitles } from '../titles.ts'
import { pathInWords } from './fields.ts'
import styles from './list.module.css'

const { lists } = messages

/** An item that the service refused; `title` is empty where it is on another page of the list. */
export type Refused = { id: string; title: string; why: string }

/** Always the same one: it is told from a list by being it. */
export const noneRefused: readonly Refused[] = []

/**
 * Why the service refused an item. Where that lies in its fields, each is named.
 * @param item its fields; absent where it is on another page of the list
 */
export function whyRefused(error: unknown, item?: object): string {
  if (!(error instanceof ApiError)) return errorMessage(error)
  const fields = Object.entries(error.fields)
  if (fields.length === 0) return errorMessage(error)
  // What stands in the field is not known here; the reason is not empty, and so the field counts as filled in.
  const valueAt = (path: string): unknown => get(item, path)
  return fields
    .map(([path, why]) => `${pathInWords(path, valueAt)}: ${fieldErrorMessage(why, why)}`)
    .join(' ')
}

type Props = {
  definition: Collection
  refused: readonly Refused[]
  onClose: () => void
}

/** What was refused of what was done with many. It stays until it is closed, and has the focus when it comes. */
export function RefusedItems({ definition, refused, onClose }: Props) {
  const box = useRef<HTMLElement>(null)
  const titles = useTitles(refused.filter(({ title }) => title === '').map(({ id }) => id))
  // One that was there before, as after a look at one of its items, takes the focus from nothing.
  const [found] = useState(refused)
  useEffect(() => {
    if (refused !== found) box.current?.focus()
  }, [refused, found])
  if (refused.length === 0) return null
  return (
    <section ref={box} className={styles.refused} tabIndex={-1} aria-labelledby="refused-title">
      {/* Not spoken by itself: it has the focus. */}
      <Alert severity="warning" role="presentation" onClose={onClose} closeText={lists.refused.close}>
        <strong id="refused-title">{formatMessage(lists.refused.title, { n: refused.length })}</strong>
        <ul>
          {refused.map(({ id, title, why }) => (
            <li key={id}>
              <Link to={`/backoffice/${definition.name}/${id}`}>
                {title || (titles[id] ?? lists.untitled)}
              </Link>
              {' – '}
              {why}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  )
}
