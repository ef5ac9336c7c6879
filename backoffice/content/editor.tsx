import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm, useFormState, type UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { StaffDetails, StaffFile, StaffItem } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { sayNew } from '../lists/say-new.ts'
import { recordTitle } from '../lists/title.ts'
import { useTitle } from '../lists/use-title.ts'
import { isMasked, mayWrite } from '../permissions.ts'
import { useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { useTouched } from '../shell/use-touched.ts'
import { inCat } from '../time.ts'
import { useAtTime } from '../use-at-time.ts'
import { formatMessage, messages } from '../messages.ts'
import { Actions } from './actions.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditingProvider, useEditing, type Editing } from './editing.tsx'
import { FaultList } from './fault-list.tsx'
import styles from './form.module.css'
import { FieldInput } from './inputs/field.tsx'
import { Panel } from './panel.tsx'
import { usePanel } from './panel-room.ts'
import { inThisWindow, onComputer, unsavedKey } from './unsaved.ts'
import { useLock, type Lock } from './use-lock.ts'
import { useSaving, type Saving } from './use-saving.ts'
import { useUnsaved } from './use-unsaved.ts'
import { newValues, valuesOf, type Values } from './values.ts'

const { content } = messages

/** An item's form, its preview and its history. @param first what was read of it; null for a new one */
export function Editor({ definition, first }: { definition: Collection; first: StaffDetails | null }) {
  const { name } = definition
  const me = useMe()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isWriter = mayWrite(me, definition)
  const readOnly = !isWriter || isSettled(definition, first)
  const arrived = useLocation().state as { leftOut?: Editing['leftOut']; copy?: Values } | null // as written below
  const form = useForm<Values>({
    defaultValues: first ? valuesOf(definition, first.item) : newValues(definition, me.name, arrived?.copy),
  })
  const id = first?.item.id ?? null
  const key = readOnly ? null : unsavedKey(me.id, name, id)
  const place = definition.staffOnly ? inThisWindow : onComputer
  const saving = useSaving(definition, form, first, (written, next, typedOn) => {
    unsaved.saved(id === null ? 'moved' : typedOn ? 'typed' : 'nothing')
    void client.invalidateQueries({ queryKey: [name] })
    if (id !== null) return
    // What was typed while a new item was saved waits at the item's own address.
    if (typedOn && key !== null)
      place.keep(unsavedKey(me.id, name, written.id), {
        values: form.getValues(),
        version: written.version,
        at: new Date().toISOString(),
      })
    // The notices of a new item move with it to its own address.
    void navigate(`/backoffice/${name}/${written.id}`, { replace: true, state: { next, leftOut } })
  })
  const { details, fieldErrors, typed } = saving
  const version = details?.item.version ?? null
  const unsaved = useUnsaved(form, key, version, place)
  const address = details && !readOnly ? `/backoffice/api/${name}/${details.item.id}` : null
  const { lock, take } = useLock(address)
  const [chosen, setChosen] = useState<Record<string, StaffFile>>({})
  const [leftOut, setLeftOut] = useState<Editing['leftOut']>(arrived?.leftOut ?? {})
  const { review } = saving
  const [panel, setPanel] = usePanel()
  const known = details?.files

  const editing = useMemo(
    () => ({
      definition,
      details,
      readOnly,
      fieldErrors,
      files: { ...known, ...chosen },
      leftOut,
      reportLeftOut: (path: string, names: readonly string[]) =>
        setLeftOut((before) => ({ ...before, [path]: names })),
      knowFile: (file: StaffFile) => setChosen((before) => ({ ...before, [file.id]: file })),
      review: (paths: string[], reviewed: boolean) => void review(paths, reviewed),
    }),
    // `review` is made anew with each render, and reads the state at the time when it is called.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [definition, details, readOnly, fieldErrors, known, chosen, leftOut],
  )

  useAtTime(details?.item.standing.scheduled?.at ?? null, saving.readAgain)
  useTouched(name, isMasked(definition) ? null : (details?.item.id ?? null), saving.readAgain)
  useFieldsTyped(form, typed)

  return (
    <EditingProvider value={editing}>
      <FormProvider {...form}>
        <div className={styles.head}>
          <ItemHeading saving={saving} />
        </div>
        {!isWriter && <Alert severity="info">{content.readOnly}</Alert>}
        {isWriter && readOnly && first && <Settled definition={definition} item={first.item} />}
        <Returned reason={details?.item.standing.draft?.returned ?? null} />
        <Meanwhile saving={saving} />
        <LockBanner lock={lock} onTake={() => void take()} />
        <UnsavedWork unsaved={unsaved} version={version} />
        <FaultList fieldErrors={fieldErrors} />
        <div className={styles.frame} data-panel={panel}>
          <ItemForm definition={definition} readOnly={readOnly} />
          <Panel saving={saving} shown={panel} onShow={setPanel} />
        </div>
        {saving.conflict && <ConflictDialog saving={saving} theirs={saving.conflict.theirs} />}
      </FormProvider>
    </EditingProvider>
  )
}

/** The item's title, and what can be done with it. */
function ItemHeading({ saving }: { saving: Saving }) {
  const { definition, details } = useEditing()
  const titleOf = useTitle(definition)
  return (
    <Heading
      title={details ? titleOf(details.item) || messages.lists.untitled : sayNew(definition)}
      {...(details && isMasked(definition) && { tabTitle: recordTitle(definition, details.item) })}
      about={definition.label.one}
      actions={<Actions saving={saving} />}
    />
  )
}

/** Whether an item is of a collection whose approved items are followed by new versions, and never changed. */
const isSettled = ({ appendOnly }: Collection, first: StaffDetails | null) =>
  appendOnly !== null && first !== null && first.live_revision !== null

/** Leads from what was approved to a new version, which begins as a copy of it. */
function Settled({ definition, item }: { definition: Collection; item: StaffItem }) {
  const navigate = useNavigate()
  const create = () => void navigate(`/backoffice/${definition.name}/create`, { state: { copy: item } })
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={create}>
          {content.settled.create}
        </Button>
      }
    >
      {content.settled.said}
    </Alert>
  )
}

/** The item's fields, and below them the keys. */
const ItemForm = ({ definition, readOnly }: { definition: Collection; readOnly: boolean }) => (
  <form id="item-form" className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
    {Object.entries(definition.fields).map(([field, schema]) => (
      <FieldInput key={field} name={field} field={schema} />
    ))}
    {!readOnly && (
      <p className={`${styles.keys} for-keyboards`}>
        {definition.staffOnly ? content.keysRecord : content.keys}
      </p>
    )}
  </form>
)

/** Tells which field was changed. */
function useFieldsTyped(form: UseFormReturn<Values>, typed: (path: string) => void): void {
  useEffect(() => {
    const watching = form.watch((_, { name: changed }) => {
      if (changed !== undefined) typed(changed)
    })
    return () => watching.unsubscribe()
  }, [form, typed])
}

/** Why an approver sent the item back. */
const Returned = ({ reason }: { reason: string | null }) =>
  reason !== null && <Alert severity="warning">{formatMessage(content.returned, { reason })}</Alert>

/** What happened to the item while its form is open. */
const Meanwhile = ({ saving }: { saving: Saving }) => (
  <>
    <LiveNow saving={saving} />
    <Newer saving={saving} />
  </>
)

/** Says that what was scheduled went live meanwhile, until it is closed. */
function LiveNow({ saving: { wentLive, closeLiveNow } }: { saving: Saving }) {
  return (
    // A place that is always there, so that what comes into it is read out.
    <output style={{ display: 'block' }}>
      {wentLive && (
        <Alert
          severity="success"
          role="presentation"
          closeText={content.liveNow.close}
          onClose={closeLiveNow}
        >
          {content.liveNow.said}
        </Alert>
      )}
    </output>
  )
}

/** Says that somebody else has written on, and leads to what they wrote; what is typed stays until then. */
function Newer({ saving: { newer, busy, takeNewer } }: { saving: Saving }) {
  const { isDirty } = useFormState()
  const { newer: says } = content
  const item = newer?.item
  return (
    <output style={{ display: 'block' }}>
      {item && (
        <Alert
          severity="warning"
          role="presentation"
          action={
            <Button color="inherit" disabled={busy} onClick={takeNewer}>
              {isDirty ? says.compare : says.show}
            </Button>
          }
        >
          {formatMessage(says.said, { name: item.updated_by?.name ?? '', at: inCat(item.updated_at) })}{' '}
          {item.standing.live?.revision === item.revision && says.live}
        </Alert>
      )}
    </output>
  )
}

type Unsaved = ReturnType<typeof useUnsaved>

/** What was typed and not saved the last time, to be taken up or dropped. */
function UnsavedWork({ unsaved, version }: { unsaved: Unsaved; version: number | null }) {
  const { found } = unsaved
  if (!found) return null
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit" onClick={unsaved.take}>
            {content.unsaved.take}
          </Button>
          <Button color="inherit" onClick={unsaved.drop}>
            {content.unsaved.drop}
          </Button>
        </>
      }
    >
      {formatMessage(content.unsaved.found, { at: inCat(found.at) })}{' '}
      {found.version !== version && content.unsaved.older}
    </Alert>
  )
}

const { lock: says } = messages.content

/** Who else has the item open, and the way to take it over. */
function LockBanner({ lock, onTake }: { lock: Lock; onTake: () => void }) {
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
