import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedIn } from '#contract/backoffice/people.ts'
import { formatTime } from '#contract/rules/dates.ts'
import { ask } from '../api.ts'
import { useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'

type SessionEnd = Pick<SignedIn, 'idle_minutes' | 'session_seconds' | 'longest_session_seconds'>

/** Returns how long before its end the user is warned about a session: two minutes, or a quarter of a short idle time. */
const warnSeconds = ({ idle_minutes }: SessionEnd): number => Math.min(120, idle_minutes * 15)

const recheckMs = 10_000

/** Warns before the session ends, and keeps it alive on request. Use in another tab, or typing, postpones the warning. */
export function SessionWarning() {
  const me = useMe()
  const loadedAt = useQueryClient().getQueryState(['me'])?.dataUpdatedAt ?? 0
  const { data, dataUpdatedAt, refetch } = useQuery<SessionEnd>({
    queryKey: ['session end'],
    queryFn: () => ask<SessionEnd>('GET', '/backoffice/auth/me'),
    refetchInterval: ({ state: { data: end = me } }) =>
      Math.max(recheckMs, (end.session_seconds - warnSeconds(end)) * 1000),
    refetchIntervalInBackground: true,
    staleTime: Infinity,
    initialData: me,
    initialDataUpdatedAt: loadedAt,
  })
  const [isClosed, setIsClosed] = useState(false)
  if (data.session_seconds > warnSeconds(data)) return null
  const endsAt = dataUpdatedAt + data.session_seconds * 1000
  const isFinal = data.longest_session_seconds <= data.session_seconds
  const dismiss = () => (isFinal ? setIsClosed(true) : void refetch())
  const w = messages.shell.sessionEnding
  return (
    <Dialog
      open={!isFinal || !isClosed}
      role="alertdialog"
      aria-labelledby="session-ending"
      aria-describedby="session-ending-about"
      onClose={dismiss}
    >
      <DialogTitle id="session-ending">
        {formatMessage(w.title, { time: formatTime(new Date(endsAt).toISOString()) })}
      </DialogTitle>
      <DialogContent id="session-ending-about">{isFinal ? w.final : w.idle}</DialogContent>
      <DialogActions>
        <Button variant="contained" ref={focusOnce} onClick={dismiss}>
          {isFinal ? w.close : w.stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
