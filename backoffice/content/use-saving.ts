import { useCallback, useRef, useState, type RefObject } from 'react'
import { useNotify } from 'react-admin'
import type { UseFormReturn } from 'react-hook-form'
import type { PublishFaults, StaffDetails } from '#contract/backoffice/content.ts'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import type { Collection } from '#contract/collection.ts'
import { ask, ApiError, withQuery } from '../api.ts'
import { isMasked } from '../permissions.ts'
import { formatMessage, messages } from '../messages.ts'
import { offerUndo, useUndo, type Undoable } from '../shell/undo.tsx'
import { fieldErrorMessages, focusFirstError } from './field-errors.ts'
import type { Inverse } from './inverse.ts'
import {
  isBusy,
  opened,
  transition,
  type FieldErrors,
  type Refusal,
  type SavingEvent,
  type SavingState,
} from './saving-state-machine.ts'
import { asksFor, bodyOf, savedBodyOf, valuesOf, type Values } from './values.ts'

type SavedItem = { id: string; version: number }

const { content, shell } = messages

export type Saving = {
  details: StaffDetails | null
  busy: boolean
  fieldErrors: FieldErrors
  /** what somebody else wrote meanwhile, to be compared with what is on the screen */
  conflict: { theirs: StaffDetails } | null
  /** what was scheduled has gone live while the form was open */
  wentLive: boolean
  /** a newer revision of somebody else, while the form shows the one before */
  newer: StaffDetails | null
  /** tells that a field was changed */
  typed: (path: string) => void
  /** saves what is on the screen as a draft. @returns the item's id, or null where it was refused */
  save: (options?: {
    restored?: number
    quiet?: boolean
    /** what is to be done once a new item has its own address */
    next?: 'publish'
    values?: Values
    version?: number
  }) => Promise<string | null>
  /** runs a verb of the service on the item, and offers its inverse. @returns whether it was taken */
  act: (verb: string, body: unknown, done: string, inverse?: Inverse | null) => Promise<boolean>
  /** shows at its fields what would be refused of what is on the screen, saved or not. @returns null where there is any of it */
  check: () => Promise<PublishFaults | null>
  /** @param links what becomes of links to it; undefined where they stay */
  remove: (links?: LinksChoice) => Promise<boolean>
  review: (paths: string[], reviewed: boolean) => Promise<void>
  endConflict: () => void
  closeLiveNow: () => void
  /** shows the newer revision, or both to choose from where something in the form is not saved */
  takeNewer: () => void
  /** reads what the service knows of the item by now; what is typed stays. @throws ApiError */
  readAgain: () => Promise<void>
}

function refusalOf(error: ApiError, valueAt: ValueAt): Refusal {
  const count = Object.keys(error.fields).length
  const sentence =
    error.code === 'offline'
      ? shell.errors.offline
      : error.status === 401
        ? shell.errors.unauthenticated
        : count
          ? formatMessage(content.fieldErrors, { n: count })
          : error.message
  return {
    overtaken: error.code === 'overtaken',
    fieldErrors: fieldErrorMessages(error.fields, valueAt),
    sentence,
  }
}

/** How a form is saved, as saving-state-machine.ts decides: what the service refuses loses nothing that was typed. */
export function useSaving(
  definition: Collection,
  form: UseFormReturn<Values>,
  first: StaffDetails | null,
  saved: (item: SavedItem, next: 'publish' | null, typedOn: boolean) => void,
): Saving {
  const { getValues } = form
  const valueAt = useCallback((path: string): unknown => getValues(path), [getValues])
  const { now, state, happened } = useSavingState(definition, first, valueAt)
  const attempt = useOneByOne(happened, valueAt)
  const { hasGoneLive, ...liveNow } = useLiveNow(definition, now, happened, form)
  const notify = useNotify()
  const undo = useUndo()
  const { name } = definition
  const withItem = async <T>(run: (details: StaffDetails) => Promise<T>): Promise<T | null> => {
    const { details } = now.current
    return details ? attempt(() => run(details)) : null
  }

  return {
    details: state.details,
    busy: isBusy(state),
    fieldErrors: state.fieldErrors,
    conflict: state.theirs && { theirs: state.theirs },
    wentLive: state.wentLive,
    newer: state.newer,
    typed: useCallback((path: string) => void happened({ type: 'typed', path }), [happened]),
    async save({ restored, quiet, next, values, version } = {}) {
      const done = await attempt(async () => {
        const sent = JSON.stringify(form.getValues()) // as text: the form writes on into the same objects
        const body = values ?? form.getValues()
        const written = await writeDraft(definition, now.current.details, body, restored, version)
        const details = await readItem(definition, written.id)
        // Whoever typed on meanwhile keeps what they typed.
        const typedOn = JSON.stringify(form.getValues()) !== sent
        form.reset(valuesOf(definition, details.item), typedOn ? { keepValues: true } : {})
        await happened({ type: 'written', details })
        return { item: { id: written.id, version: details.item.version }, typedOn }
      })
      if (done === null) return null
      if (!quiet) notify(savedMessage(definition, restored), { type: 'success' })
      saved(done.item, next ?? null, done.typedOn)
      return done.item.id
    },
    async act(verb, body, done, inverse) {
      undo.withdraw()
      const id = await withItem(async ({ item }) => {
        await run(`/api/${name}/${item.id}`, verb, body, () => hasGoneLive(item.id))
        await happened({ type: 'acted', details: await readItem(definition, item.id) })
        return item.id
      })
      if (id === null) return false
      const read = () =>
        attempt(async () => happened({ type: 'acted', details: await readItem(definition, id) }))
      offerUndo({ undo, notify }, done, inverse ? undoing(`/api/${name}/${id}`, done, inverse, read) : null)
      return true
    },
    check: () =>
      attempt(async () => {
        const faults = await readFaults(definition, form.getValues(), now.current.details?.item.id)
        await happened({ type: 'checked' })
        return faults
      }),
    async remove(links) {
      const gone = await withItem(async ({ item }) => {
        await ask('DELETE', withQuery(`/api/${name}/${item.id}`, { links }))
        await happened({ type: 'removed' })
        return true
      })
      if (gone) notify(content.done.delete, { type: 'success' })
      return gone === true
    },
    async review(paths, reviewed) {
      await withItem(async ({ item }) =>
        happened({ type: 'acted', details: await writeReview(name, item.id, paths, reviewed) }),
      )
    },
    endConflict: () => void happened({ type: 'putAside' }),
    ...liveNow,
  }
}

function savedMessage({ staffOnly }: Collection, restored: number | undefined): string {
  if (restored === undefined) return staffOnly ? content.savedRecord : content.saved
  return staffOnly ? content.done.restoreRecord : content.done.restore
}

const tooLate = new ApiError(409, { message: content.liveNow.tooLate, code: 'wrong_state' })
const isWrongState = (error: unknown): boolean => error instanceof ApiError && error.code === 'wrong_state'

/**
 * Runs a verb. Where nothing is scheduled any more, it may have gone live meanwhile: it is read again.
 * @throws ApiError
 */
async function run(
  address: string,
  verb: string,
  body: unknown,
  hasGoneLive: () => Promise<boolean>,
): Promise<void> {
  try {
    await ask('POST', `${address}/${verb}`, { body })
  } catch (error) {
    if (verb !== 'unschedule' || !isWrongState(error)) throw error
    throw (await hasGoneLive()) ? tooLate : error
  }
}

/** What goes live by itself, and what others do, is heard of by reading it again. Nothing that is done waits for that. */
function useLiveNow(
  definition: Collection,
  now: RefObject<SavingState>,
  happened: (event: SavingEvent) => Promise<void>,
  form: UseFormReturn<Values>,
) {
  const readAgain = useCallback(async () => {
    const { details } = now.current
    if (details)
      await happened({ type: 'readAgain', details: await readItem(definition, details.item.id, true) })
  }, [definition, happened, now])
  const hasGoneLive = async (id: string) => {
    await happened({ type: 'readAgain', details: await readItem(definition, id) })
    return now.current.wentLive
  }
  return {
    hasGoneLive,
    readAgain,
    closeLiveNow: () => void happened({ type: 'liveNowClosed' }),
    takeNewer() {
      const { newer } = now.current
      const { isDirty } = form.formState
      if (newer && !isDirty) form.reset(valuesOf(definition, newer.item))
      void happened({ type: 'newerAsked', typed: isDirty })
    },
  }
}

const writeReview = (name: string, id: string, fields: string[], reviewed: boolean) =>
  ask<StaffDetails>('POST', `/backoffice/api/${name}/${id}/translations`, { body: { fields, reviewed } })

/**
 * What asks for a second look. What the form does not ask for follows from the rest, and is told only where nothing else is.
 * @throws ApiError with the fields, where it would be refused
 */
async function readFaults(
  definition: Collection,
  values: Values,
  id: string | undefined,
): Promise<PublishFaults> {
  const faults = await ask<PublishFaults>(
    'POST',
    withQuery(`/backoffice/api/${definition.name}/check`, { id }),
    {
      body: savedBodyOf(definition, values),
    },
  )
  const all = Object.entries(faults.fields)
  const asked = all.filter(([path]) => asksFor(definition, values, path.split('.')[0] ?? ''))
  const fields = Object.fromEntries(asked.length ? asked : all)
  if (all.length) throw new ApiError(400, { message: '', code: 'malformed', fields })
  return faults
}

/** What takes an act on the item at this address back. @param read reads the form anew */
const undoing = (
  address: string,
  done: string,
  inverse: Inverse,
  read: () => Promise<unknown>,
): Undoable => ({
  done,
  undone: inverse.undone,
  async undo() {
    await ask('POST', `${address}/${inverse.verb}`, { body: inverse.body })
    await read()
  },
})

// Who writes an item has asked to see it.
const readItem = (definition: Collection, id: string, background = false) =>
  ask<StaffDetails>(
    'GET',
    withQuery(`/backoffice/api/${definition.name}/${id}`, {
      reveal: isMasked(definition) ? 'true' : undefined,
    }),
    { background },
  )

/** A new item, or its next version; what somebody saved meanwhile is not written over (If-Match). */
function writeDraft(
  definition: Collection,
  details: StaffDetails | null,
  values: Values,
  restored: number | undefined,
  version = details?.item.version,
): Promise<SavedItem> {
  // A record of a customer has no draft.
  const query = { draft: definition.staffOnly ? undefined : 'true', restored }
  // A restored revision is sent whole: the service refuses one that differs.
  const body = restored === undefined ? savedBodyOf(definition, values) : bodyOf(definition, values)
  if (!details) return ask<SavedItem>('POST', withQuery(`/api/${definition.name}`, query), { body })
  return ask<SavedItem>('PUT', withQuery(`/api/${definition.name}/${details.item.id}`, query), {
    body,
    headers: { 'if-match': `"v${version}"` },
  })
}

/** What stands in the form at a path. */
type ValueAt = (path: string) => unknown

/** What the machine is told about something that went wrong. */
const failureOf = (error: unknown, valueAt: ValueAt): SavingEvent =>
  error instanceof ApiError ? { type: 'refused', refusal: refusalOf(error, valueAt) } : { type: 'broken' }

/** Holds the machine's state and does its effects. `happened` has set the new state when it returns its promise. */
function useSavingState(definition: Collection, first: StaffDetails | null, valueAt: ValueAt) {
  const [state, show] = useState(() => opened(first))
  const now = useRef(state)
  const notify = useNotify()
  const happened = useCallback(
    async (event: SavingEvent): Promise<void> => {
      const events = [event]
      for (let next = events.shift(); next; next = events.shift()) {
        const step = transition(now.current, next)
        now.current = step.state
        show(step.state)
        for (const effect of step.effects) {
          if (effect.do === 'readTheirs')
            events.push(
              await readItem(definition, effect.id).then(
                (theirs): SavingEvent => ({ type: 'compared', theirs }),
                (error: unknown) => failureOf(error, valueAt),
              ),
            )
          else {
            notify(effect.sentence, { type: 'error', autoHideDuration: 6000 })
            if (Object.keys(step.state.fieldErrors).length) focusFirstError()
          }
        }
      }
    },
    [definition, notify, valueAt],
  )
  return { now, state, happened }
}

/**
 * Calls the service, one call after the other: two saves at once would be a conflict with oneself.
 * @returns null where the service refused
 */
function useOneByOne(happened: (event: SavingEvent) => Promise<void>, valueAt: ValueAt) {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const call = async <T>(run: () => Promise<T>): Promise<T | null> => {
    void happened({ type: 'started' })
    try {
      return await run()
    } catch (error) {
      await happened(failureOf(error, valueAt))
      if (error instanceof ApiError) return null
      throw error
    }
  }
  return <T>(run: () => Promise<T>): Promise<T | null> => {
    const mine = last.current.then(() => call(run))
    last.current = mine.catch(() => {})
    return mine
  }
}
