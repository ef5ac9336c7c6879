import type { ReactNode } from 'react'
import type { z } from 'zod'
import { mostCharacters } from '#contract/backoffice/schema.ts'
import { formatMessage, messages } from '../../messages.ts'
import styles from '../form.module.css'

const { content } = messages

/** From how much of its room on a field also says how many characters are left. */
const nearly = 0.9
const book = 10_000

/** How many characters a text has over its limit, in a sentence; undefined where it fits. Spaces around it do not count. */
export function tooLong(text: string, field: z.ZodType): string | undefined {
  const most = mostCharacters(field)
  const over = most === undefined ? 0 : text.trim().length - most
  return over > 0 ? formatMessage(content.tooLong, { n: over }) : undefined
}

type Props = { text: string; field: z.ZodType; readOnly?: boolean; children: ReactNode }

/** An input with how much is written of what it takes, on its upper edge, where it moves nothing. */
export function Counted({ text, field, readOnly = false, children }: Props) {
  const most = mostCharacters(field)
  if (most === undefined || readOnly) return children
  const written = text.trim().length
  const near = written >= most * nearly
  // Of a field with room for a book nobody counts the first half.
  if (most > book && written < most / 2) return children
  return (
    <div className={styles.counted}>
      {children}
      <span className={styles.counter} data-near={near || undefined} aria-hidden="true">
        {written} / {most}
      </span>
      {near && written <= most && (
        <output className="visually-hidden">
          {formatMessage(content.charactersLeft, { n: most - written })}
        </output>
      )}
    </div>
  )
}
