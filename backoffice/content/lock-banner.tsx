import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { inCat } from '../time.ts'
import { words } from '../messages.ts'
import type { Lock } from './use-lock.ts'

const { lock: says } = words.content

/** Who else has the item open, and the way to take it over. */
export function LockBanner({ lock, onTake }: { lock: Lock; onTake: () => void }) {
  if (lock.state !== 'others') return null
  const { holder, since, sameUser, lost } = lock
  const text = lost ? says.lost(holder) : sameUser ? says.own(inCat(since)) : says.other(holder, inCat(since))
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
