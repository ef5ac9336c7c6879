import { useLayoutEffect, useRef } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { Button } from '../../components/button.tsx'
import styles from './done.module.css'
import type { FormMessages } from './field-errors.ts'

/** The request is in: its reference, and what to bring where. */
export function Done({
  reference,
  branch,
  needs,
  messages,
  onAnother,
}: {
  reference: string
  branch: string
  needs: readonly string[]
  messages: FormMessages
  onAnother: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.whole} data-done="">
      <div className={styles.card}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {messages.doneTitle}
        </h2>
        <p className={styles.label}>{messages.reference}</p>
        <p className={styles.reference} translate="no">
          {reference}
        </p>
        <p>{messages.keep}</p>
        <h3 className={styles.next}>{formatMessage(messages.next, { branch })}</h3>
        <ul className={styles.needs}>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <div className={styles.buttons} data-noprint="">
          <Button onClick={() => print()}>{messages.print}</Button>
          <Button look="line" onClick={onAnother}>
            {messages.another}
          </Button>
        </div>
      </div>
    </div>
  )
}
