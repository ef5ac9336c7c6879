import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TimelineEntry } from '#contract/backoffice/timeline.ts'
import { hasItemPages } from '#contract/item-addresses.ts'
import type { Leaving } from '../content/leave-dialog.tsx'
import { EndingLinks, MissingTarget, type EndRedirect } from '../content/links/ending-links.tsx'
import { focusOnce } from '../people/components/focus-once.ts'
import { ScheduleField, scheduledAt } from '../schedule-field.tsx'
import { inCat, toCatInput } from '../time.ts'
import { useAtTime } from '../use-at-time.ts'
import { formatMessage, messages } from '../messages.ts'
import type { Entered } from './days.ts'
import { hasComeToPass, isApproved, verbOf } from './use-acts.ts'

const says = messages.timeline

type Props = {
  entries: Entered
  title: string
  /** the time it was dragged to, or moved to by keyboard; its own where it was only opened */
  at: string
  /** those that end and that others link to */
  ending: readonly Leaving[]
  /** called when its time has come */
  onOver: () => void
  onMove: (at: string, redirect: EndRedirect) => void
  onCancel: () => void
  onClose: () => void
}

/**
 * One entry, or what was sent together: when, what, and another time for it. Where its time comes meanwhile, it says so, and
 * offers neither.
 */
export function EntryDialog({ entries, title, at, ending, onOver, onMove, onCancel, onClose }: Props) {
  const [typed, setTyped] = useState(() => toCatInput(at))
  const [isRefused, setRefused] = useState(false)
  const [redirect, setRedirect] = useState<EndRedirect>()
  const time = scheduledAt(typed)
  const [entry] = entries
  const same = time !== null && Date.parse(time) === Date.parse(entry.at)
  const { kind, collection, id } = entry
  const over = useOver(entry, onOver)
  const may = {
    move: !over && entries.every((one) => one.may.move),
    cancel: !over && entries.every((one) => one.may.cancel),
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="entry-title">
      <DialogTitle id="entry-title" tabIndex={-1} ref={may.move ? null : focusOnce}>
        {title}
      </DialogTitle>
      <DialogContent>
        <p>
          {says.kinds[kind]}: {inCat(entry.at)}.{' '}
          {entries.length === 1 && <Link to={`/backoffice/${collection}/${id}`}>{says.open}</Link>}
        </p>
        {/* A place that is always there, so that what comes into it is read out. */}
        <output style={{ display: 'block' }}>
          {over && (
            <Alert severity="success" role="presentation">
              {kind === 'ends' ? says.endedNow : messages.content.liveNow.said}
            </Alert>
          )}
        </output>
        {may.move ? (
          <>
            {entries.some(isApproved) && <Alert severity="warning">{says.approvedFor}</Alert>}
            <ScheduleField
              label={says.newTime}
              value={typed}
              onChange={setTyped}
              inputRef={focusOnce}
              refused={isRefused && time === null}
            />
            <EndingLinks
              ending={ending}
              canRedirect={hasItemPages(collection)}
              redirect={redirect}
              onRedirect={setRedirect}
            />
            <MissingTarget redirect={redirect} isRefused={isRefused} />
          </>
        ) : (
          !over && <p>{says.cannotMove}</p>
        )}
      </DialogContent>
      <DialogActions>
        {may.cancel && (
          <Button
            color="error"
            aria-label={formatMessage(says.cancelOf[verbOf(entry)], { title })}
            onClick={onCancel}
          >
            {says[verbOf(entry)]}
          </Button>
        )}
        <Button onClick={onClose}>{says.close}</Button>
        {may.move && (
          <Button
            variant="contained"
            disabled={same}
            onClick={() => (time && redirect !== null ? onMove(time, redirect) : setRefused(true))}
          >
            {says.move}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Whether what the timeline said of an entry has come to pass since. @param onOver called then */
function useOver(entry: TimelineEntry, onOver: () => void): boolean {
  const [over, setOver] = useState(false)
  const { kind, at } = entry
  // What waits for approval goes on waiting.
  useAtTime(over || kind === 'waiting' ? null : at, async () => {
    if (!(await hasComeToPass(entry, true))) return
    setOver(true)
    onOver()
  })
  return over
}
