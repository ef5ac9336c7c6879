import Button from '@mui/material/Button'
import { useEffect, useRef, useState, type PropsWithChildren, type RefObject } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import { StateChip } from '../lists/filter-chips.tsx'
import { hasRole, useMe } from '../current-user.tsx'
import { mayWrite } from '../permissions.ts'
import { useFocusKept } from '../focus-kept.ts'
import { useScreenKeys } from '../shell/use-screen-keys.ts'
import { errorMessage } from '../error-message.ts'
import { messages } from '../messages.ts'
import { useEditing } from './editing.tsx'
import styles from './form.module.css'
import { focusFirstError } from './field-errors.ts'
import { inverseOfArchive } from './inverse.ts'
import { inverseOfTakeBack, takeBackOf, type TakeBack } from './take-back.ts'
import { useUnscheduling } from './use-unscheduling.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useIsLinked, useUses } from './rail/used-by.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import type { Saving } from './use-saving.ts'

const { content } = messages
type Open = 'publish' | 'return' | 'withdraw' | null

/** What can be done with the item as it stands, by who is looking at it. */
export function Actions({ saving }: { saving: Saving }) {
  const me = useMe()
  const { definition, details, readOnly } = useEditing()
  const { control } = useFormContext()
  const { isDirty } = useFormState({ control })
  const typed = useWatch({ control })
  const [open, setOpen] = useState<Open>(null)
  const { busy, save } = saving
  const { passes, pictures } = useCheck(saving, () => setOpen('publish'))
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box, busy)
  useFocusAfter(box, open !== null, saving)
  const item = details?.item
  // What is on the screen may need a second person although what is saved does not, or nothing is saved yet.
  const second = definition.approvalOf(typed) || definition.approvalOf(item ?? {})
  const waiting = item?.standing.waiting
  const upToDate =
    !isDirty && details !== null && details.live_revision === item?.revision && item.state !== 'archived'
  // Checked first, so that a refused form leaves no draft; then saved, since the service publishes what it has.
  const openPublish = async (mayWithdraw = false) => {
    // Nobody publishes what they have not read.
    if (saving.newer) return saving.takeNewer()
    if (waiting && !mayWithdraw) return setOpen('withdraw')
    if (!(await passes())) return
    // A new item gets an address of its own, and with it this form anew, which then asks.
    if (!details) return void (await save({ quiet: true, next: 'publish' }))
    if ((isDirty || waiting) && (await save({ quiet: true })) === null) return
    setOpen('publish')
  }
  const saveOrAsk = () => (waiting ? setOpen('withdraw') : void save())
  useSaveKey(readOnly, saveOrAsk)
  return (
    <div className={styles.buttons} ref={box}>
      {item && <StateChip item={item} />}
      {mayWrite(me, definition) && (
        <>
          {!waiting && !definition.staffOnly && <ArchiveButton saving={saving} />}
          {item && <RemoveButton saving={saving} />}
        </>
      )}
      <WaitingButtons saving={saving} />
      <AtHand>
        {!readOnly && (
          <>
            <Button variant="outlined" disabled={busy} onClick={saveOrAsk} aria-keyshortcuts="Control+S">
              {busy ? content.saving : definition.staffOnly ? content.saveRecord : content.save}
            </Button>
            {!(waiting && !isDirty) && !definition.staffOnly && (
              <Button
                variant="contained"
                disabled={busy || upToDate}
                onClick={() => void openPublish()}
                aria-keyshortcuts="Control+Enter"
              >
                {second ? content.submit : content.publish}
              </Button>
            )}
          </>
        )}
        <ReviewButtons saving={saving} onReturn={() => setOpen('return')} />
      </AtHand>
      {open === 'publish' && (
        <PublishDialog saving={saving} pictures={pictures} onClose={() => setOpen(null)} />
      )}
      {open === 'withdraw' && waiting && (
        <WithdrawDialog
          kind={waiting.kind}
          onClose={() => setOpen(null)}
          onSave={() => void save()}
          onSend={() => void openPublish(true)}
        />
      )}
      {open === 'return' && <ReturnDialog saving={saving} onClose={() => setOpen(null)} />}
    </div>
  )
}

/**
 * What would be refused is said at its field, before anybody is asked anything; also of what was saved just now, as a new
 * item, in order to be published.
 * @param onFine called where nothing stands in the way of such a new item
 */
function useCheck({ check }: Saving, onFine: () => void) {
  const navigate = useNavigate()
  const location = useLocation()
  const arrived = (location.state as { next?: unknown } | null)?.next === 'publish'
  const [pictures, setPictures] = useState<readonly string[]>([])
  const passes = async () => {
    const found = await check()
    setPictures(found?.pictures ?? [])
    return found !== null
  }
  const askNow = useRef(async () => {})
  useEffect(() => {
    askNow.current = async () => {
      if (await passes()) onFine()
    }
  })
  useEffect(() => {
    if (!arrived) return
    // Else a reload would ask once more.
    void navigate(location.pathname, { replace: true, state: null })
    void askNow.current()
  }, [arrived, location.pathname, navigate])
  return { passes, pictures }
}

/** Control+S saves, wherever the cursor is. */
function useSaveKey(readOnly: boolean, save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!readOnly) save()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [readOnly, save])
}

type Box = RefObject<HTMLDivElement | null>

/** A dialog that closes gives the focus back to its button: what was refused in it is at the fields. */
function useFocusAfter(box: Box, open: boolean, { fieldErrors }: Saving): void {
  const wasOpen = useRef(false)
  const hasErrors = Object.keys(fieldErrors).length > 0
  useEffect(() => {
    if (wasOpen.current && !open) {
      if (hasErrors) focusFirstError()
      // What was done in the dialog may have taken its button away.
      else requestAnimationFrame(() => focusSomeButton(box.current))
    }
    wasOpen.current = open
  }, [box, hasErrors, open])
}

function focusSomeButton(box: HTMLElement | null): void {
  if (document.activeElement === document.body) box?.querySelector<HTMLElement>('button:enabled')?.focus()
}

/**
 * What is done most. Control+Enter leads to the last of it: publishing, sending or approving; saving, where none of them can
 * be done. From the last text that was typed, Tab would pass the whole preview first.
 */
function AtHand({ children }: PropsWithChildren) {
  const box = useRef<HTMLDivElement>(null)
  useScreenKeys({
    'Ctrl Enter': () => {
      const buttons = box.current?.querySelectorAll<HTMLElement>('button:enabled') ?? []
      // A browser that took the last press of the mouse for the way here would draw no ring.
      Array.from(buttons).at(-1)?.focus({ focusVisible: true })
    },
  })
  return (
    <div className={styles.atHand} ref={box}>
      {children}
    </div>
  )
}

/** What is live is taken off the website, or somebody is asked to agree to it; where anything links to it, after a question. */
function ArchiveButton({ saving: { busy, act } }: { saving: Saving }) {
  const { definition, details } = useEditing()
  const uses = useUses()
  const isLinked = useIsLinked()
  const [asking, setAsking] = useState(false)
  const item = details?.item
  if (!item?.live) return null
  const asked = definition.approvalOf(item)
  const done = asked ? content.done.archiveAsked : content.done.archive
  const archive = (links?: LinksChoice) =>
    void act('archive', links ? { links } : null, done, inverseOfArchive(item, asked)).then(() =>
      setAsking(false),
    )
  return (
    <>
      <Button disabled={busy || !uses} onClick={() => (isLinked ? setAsking(true) : archive())}>
        {content.archive}
      </Button>
      {asking && (
        <LeaveDialog
          kind="archive"
          busy={busy}
          second={asked}
          onClose={() => setAsking(false)}
          onConfirm={archive}
        />
      )}
    </>
  )
}

/** Deletes the item, after a question. */
function RemoveButton({ saving: { busy, remove } }: { saving: Saving }) {
  const { definition } = useEditing()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const confirm = async (links: LinksChoice | undefined) => {
    if (await remove(links)) void navigate(`/backoffice/${definition.name}`)
    else setAsking(false)
  }
  return (
    <>
      <Button color="error" disabled={busy} onClick={() => setAsking(true)}>
        {content.remove}
      </Button>
      {asking && (
        <LeaveDialog
          kind="remove"
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={(links) => void confirm(links)}
        />
      )}
    </>
  )
}

/** What is sent or scheduled is taken back. */
function WaitingButtons({ saving: { busy, act } }: { saving: Saving }) {
  const { definition, details } = useEditing()
  const me = useMe()
  const notify = useNotify()
  const { unscheduleAsking, question } = useUnscheduling()
  if (!details) return null
  const { item } = details
  const { waiting, scheduled } = item.standing
  // Both can be there: what is scheduled, and a newer one that was sent.
  const sent = takeBackOf({ me, definition }, { ...item.standing, waiting, scheduled: null })
  const ahead = takeBackOf({ me, definition }, { ...item.standing, waiting: null, scheduled })
  const take = (one: TakeBack, links?: LinksChoice) =>
    act(
      one.verb,
      links ? { ...one.body, links } : one.body,
      content.done[one.verb],
      inverseOfTakeBack(one, definition, item),
    )
  async function press(one: TakeBack) {
    if (one.verb === 'withdraw') return void (await take(one))
    const { name } = definition
    try {
      await unscheduleAsking([{ collection: name, id: item.id, title: '' }], (links) => take(one, links))
    } catch (error) {
      notify(errorMessage(error), { type: 'error' })
    }
  }
  return (
    <>
      {[sent, ahead].map(
        (one) =>
          one && (
            <Button key={one.verb} disabled={busy} onClick={() => void press(one)}>
              {content[one.verb]}
            </Button>
          ),
      )}
      {question}
    </>
  )
}

/** For approvers: returns the item, or opens what it changes, where it is approved. */
function ReviewButtons({ saving: { busy }, onReturn }: { saving: Saving; onReturn: () => void }) {
  const { details } = useEditing()
  const me = useMe()
  const sent = details?.item.standing.waiting
  if (!sent || details?.has_taken_part || !hasRole(me, ['approver', 'administrator'])) return null
  return (
    <>
      <Button disabled={busy} onClick={onReturn}>
        {content.sendBack}
      </Button>
      <Button
        variant="contained"
        disabled={busy}
        component={Link}
        to={`/backoffice/approvals?item=${details.item.id}`}
      >
        {content.review}
      </Button>
    </>
  )
}
