import { useEffect, useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { fill } from '../../messages/fill.ts'
import styles from './done.module.css'
import type { Words } from './faults.ts'

/** The request is in: its reference, and what to bring where. */
export function Done({
  reference,
  branch,
  needs,
  words,
  onAnother,
}: {
  reference: string
  branch: string
  needs: readonly string[]
  words: Words
  onAnother: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.card}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {words.doneTitle}
      </h2>
      <p className={styles.label}>{words.reference}</p>
      <p className={styles.reference}>{reference}</p>
      <p>{words.keep}</p>
      <h3 className={styles.next}>{fill(words.next, { branch })}</h3>
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <div className={styles.buttons} data-noprint="">
        <Button onClick={() => print()}>{words.print}</Button>
        <Button look="line" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  )
}
