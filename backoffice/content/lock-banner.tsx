import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { inCat } from '../time.ts'
import { formatMessage, words } from '../messages.ts'
import type { Lock } from './use-lock.ts'

const { lock: says } = words.content

/** Who else has the item open, and the way to take it over. */
export function LockBanner({ lock, onTake }: { lock: Lock; onTake: () => void }) {
  if (lock.state !== 'others') return null
  const { holder, since, sameUser, lost } = lock
  const text = lost
    ? formatMessage(says.lost, { name: holder })
    : sameUser
      ? formatMessage(says.own, { at: inCat(since) })
      : formatMessage(says.other, { name: holder, at: inCat(since) })
  return (
    <Alert
      severity={lost ? 'error' : 'warning'}
      action={
        <Button color="inherit" onClick={onTake}>
          {says.take}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
