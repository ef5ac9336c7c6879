import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useEffect, useRef } from 'react'
import type { InterfaceMessage } from '#contract/backoffice/interface-messages.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './interface-messages.module.css'

const say = messages.interfaceMessages

type Props = {
  items: readonly InterfaceMessage[]
  total: number
  /** the key of the one that is open */
  open: string
  onOpen: (at: number) => void
  onMore: (() => void) | null
}

/** What was found, each with what readers see of it in English. */
export function MessageList({ items, total, open, onOpen, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <section className={styles.list} aria-label={say.list}>
      <output>{formatMessage(say.found, { n: total })}</output>
      <ul ref={list}>
        {items.map((message, at) => (
          <li key={message.key}>
            <button
              type="button"
              aria-current={message.key === open ? 'true' : undefined}
              onClick={() => onOpen(at)}
            >
              <span className={styles.text}>
                {message.correction?.live?.en ?? (message.shipped.en || say.nothing)}
              </span>
              <code>{message.key}</code>
              <StateChips message={message} />
            </button>
          </li>
        ))}
        {onMore && (
          <li>
            <Button fullWidth onClick={onMore}>
              {say.more}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Where a correction stands. */
export function StateChips({ message: { correction } }: { message: InterfaceMessage }) {
  if (!correction || !(correction.live || correction.draft)) return null
  const { live, draft, waiting } = correction
  return (
    <span className={styles.chips}>
      {waiting && (
        <Chip
          size="small"
          variant="outlined"
          color="info"
          label={waiting === 'archiving' ? say.waitingBack : say.waiting}
        />
      )}
      {live && <Chip size="small" variant="outlined" color="success" label={say.corrected} />}
      {draft && !waiting && <Chip size="small" variant="outlined" label={say.draft} />}
    </span>
  )
}
