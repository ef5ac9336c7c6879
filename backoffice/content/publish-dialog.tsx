import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NyCounts, RevisionSummary, StaffDetails, StaffItem } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { addressesOf, hasItemPages } from '#contract/item-addresses.ts'
import { ScheduleField, scheduledAt } from '../schedule-field.tsx'
import { inCat, toCatInput } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { Comparison } from './diff/comparison.tsx'
import { useEditing } from './editing.tsx'
import { FieldLinks } from './fault-list.tsx'
import { inverseOfPublish, inverseOfScheduling, inverseOfSubmit, type Inverse } from './inverse.ts'
import { repeatedIn } from './links/marked-links.ts'
import { MissingTarget, RedirectAtEnd, type EndRedirect } from './links/ending-links.tsx'
import { Uses, useUses } from './rail/used-by.tsx'
import { sayLeftOut } from './rich/say-left-out.ts'
import type { Saving } from './use-saving.ts'
import { bodyOf, valuesOf, type Values } from './values.ts'

const { content } = messages
const { publishDialog: says, done } = content

type Props = {
  saving: Saving
  /** paths of rich texts with a picture that has no alternative text */
  pictures: readonly string[]
  onClose: () => void
}

/** What changes on the website, how both languages stand, and when: before anything goes out. */
export function PublishDialog({ saving, pictures, onClose }: Props) {
  const { definition, details } = useEditing()
  // What is sent again keeps the time it was meant for, until somebody chooses another.
  const meantFor = details?.item.publish_at ?? null
  const [kept] = useState(() => (meantFor && Date.parse(meantFor) > Date.now() ? meantFor : null))
  const [at, setAt] = useState(kept && toCatInput(kept))
  const [isRefused, setRefused] = useState(false)
  const [confirmation, setConfirmation] = useState('')
  const [redirect, setRedirect] = useState<EndRedirect>()
  const live = details?.live_revision ?? null
  const id = details?.item.id ?? ''
  const { data: shown } = useQuery({
    queryKey: ['revision', definition.name, id, live],
    queryFn: () =>
      ask<RevisionSummary & { fields: Values }>(
        'GET',
        `/backoffice/api/${definition.name}/${id}/revisions/${live}`,
      ),
    enabled: live !== null,
  })
  if (!details) return null
  const now = bodyOf(definition, valuesOf(definition, details.item))
  const second = definition.approvalOf(details.item)
  const time = at === null ? null : scheduledAt(at)
  const go = async () => {
    if ((at !== null && time === null) || redirect === null) return setRefused(true)
    const { said, inverse } = outcomeOf(details.item, second, time !== null)
    const body = {
      at: time,
      revision: details.item.revision,
      ...(confirmation && { confirmation }),
      ...(redirect && { redirect }),
    }
    // A refusal is shown at the fields, in the form behind.
    await saving.act(second ? 'submit' : 'publish', body, said, inverse)
    onClose()
  }
  const label = second ? says.submit : at === null ? says.publish : says.schedule
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="publish-title">
      <Title second={second} />
      <DialogContent>
        <h3>{says.languages}</h3>
        <Chichewa counts={details.item.chichewa} />
        <Reminders details={details} pictures={pictures} onGo={onClose} />
        {second && <p>{says.approver}</p>}
        <GoLive second={second} kept={kept} at={at} onChange={setAt} isRefused={isRefused && time === null} />
        {definition.appendOnly && <Reason value={confirmation} onChange={setConfirmation} />}
        <Links before={shown?.fields} after={now} redirect={redirect} onRedirect={setRedirect} />
        <MissingTarget redirect={redirect} isRefused={isRefused} />
        <h3>{says.differs}</h3>
        {live === null && <p>{says.first}</p>}
        {shown && <Comparison definition={definition} before={shown.fields} after={now} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{says.cancel}</Button>
        <Button variant="contained" disabled={saving.busy} onClick={() => void go()}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type GoLiveProps = {
  second: boolean
  /** the time that it was sent for before */
  kept: string | null
  /** as it is typed; null for at once */
  at: string | null
  onChange: (at: string | null) => void
  isRefused: boolean
}

/** When it goes live: at once, or at a time. */
const GoLive = ({ second, kept, at, onChange, isRefused }: GoLiveProps) => (
  <>
    <h3>{says.when}</h3>
    <RadioGroup
      row
      aria-label={says.when}
      value={at === null ? 'now' : 'at'}
      onChange={(_, value) => onChange(value === 'now' ? null : '')}
    >
      <FormControlLabel
        value="now"
        control={<Radio size="small" />}
        label={second ? says.whenApproved : says.now}
      />
      <FormControlLabel value="at" control={<Radio size="small" />} label={says.at} />
    </RadioGroup>
    {kept && <p>{formatMessage(says.keepsTime, { at: inCat(kept) })}</p>}
    {at !== null && <ScheduleField label={says.atLabel} value={at} onChange={onChange} refused={isRefused} />}
  </>
)

/** The reason that a rate beyond the limits is submitted with. */
const Reason = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <TextField
    fullWidth
    margin="normal"
    label={says.confirmation}
    helperText={says.confirmationHelp}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { maxLength: 600 } }}
  />
)

function Chichewa({ counts }: { counts: NyCounts }) {
  const { missing, stale, unreviewed } = counts
  const counted = (['missing', 'stale', 'unreviewed'] as const).flatMap((state) =>
    counts[state] ? [formatMessage(says.chichewaCounts[state], { n: counts[state] })] : [],
  )
  if (missing + stale + unreviewed === 0) return <p>{says.chichewaWhole}</p>
  return (
    <Alert severity={missing + stale > 0 ? 'warning' : 'info'}>
      {formatMessage(says.chichewaIs, { counts: counted.join(', ') })}
    </Alert>
  )
}

const shownReminders = 8

/** What may go out as it is and would better not, each leading to its field. */
function Reminders({
  details: { item, translations },
  pictures,
  onGo,
}: Pick<Props, 'pictures'> & { details: StaffDetails; onGo: () => void }) {
  const { definition, leftOut } = useEditing()
  const all = [
    ...repeatedIn(definition, item),
    ...Object.entries(leftOut).flatMap(([path, names]) =>
      names.length ? [{ path, text: sayLeftOut(names) }] : [],
    ),
    ...pictures.map((path) => ({ path, text: says.silentPicture })),
    ...Object.entries(translations).flatMap(([path, { state }]) =>
      state === 'missing' || state === 'stale' ? [{ path: `${path}.ny`, text: content.ny[state] }] : [],
    ),
  ]
  if (all.length === 0) return null
  return (
    <FieldLinks fields={all.slice(0, shownReminders)} onGo={onGo}>
      {all.length > shownReminders && (
        <li>{formatMessage(says.moreReminders, { n: all.length - shownReminders })}</li>
      )}
    </FieldLinks>
  )
}

type LinksProps = {
  before: Values | undefined
  after: Values
  redirect: EndRedirect
  onRedirect: (to: EndRedirect) => void
}

/** Links to the item that follow when its address changes, or lead nowhere once it has ended. */
function Links({ before = {}, after, redirect, onRedirect }: LinksProps) {
  const { definition } = useEditing()
  const { until } = definition.window
  const uses = useUses()?.filter(({ places }) => places?.length)
  const [from] = addressesOf(definition.name, before)
  const [to] = addressesOf(definition.name, after)
  const ends = until !== null && after[until] !== undefined
  const moves = from !== undefined && to !== undefined && from !== to
  if (!uses?.length || (!ends && !moves)) return null
  return (
    <>
      <h3>{moves ? says.moves : says.ends}</h3>
      <p>{moves ? formatMessage(says.movesFrom, { from, to }) : says.endsText}</p>
      <Uses uses={uses} />
      {ends && hasItemPages(definition.name) && <RedirectAtEnd redirect={redirect} onRedirect={onRedirect} />}
    </>
  )
}

/** What is told, and what takes it back: what is sent is withdrawn, what is scheduled unscheduled, before what is published stands what stood there. */
function outcomeOf(item: StaffItem, second: boolean, later: boolean): { said: string; inverse: Inverse } {
  if (second) return { said: done.submit, inverse: inverseOfSubmit(item.revision) }
  return later
    ? { said: done.scheduled, inverse: inverseOfScheduling(item.revision) }
    : { said: done.publish, inverse: inverseOfPublish(item) }
}

/** What has just been opened is read first. */
const Title = ({ second }: { second: boolean }) => (
  <DialogTitle id="publish-title" tabIndex={-1} ref={focusOnce}>
    {second ? says.submitTitle : says.title}
  </DialogTitle>
)
