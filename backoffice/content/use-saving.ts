import { useCallback, useState } from 'react'
import { useNotify } from 'react-admin'
import type { UseFormReturn } from 'react-hook-form'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { ask, ApiError, withQuery } from '../api.ts'
import { isMasked } from '../permissions.ts'
import { words } from '../messages.ts'
import { faultsInWords, focusFirstFault } from './field-errors.ts'
import { bodyOf, valuesOf, type Values } from './values.ts'

export type Conflict = { theirs: StaffDetails }
type Written = { id: string; version: number }

export type Saving = {
  details: StaffDetails | null
  busy: boolean
  faults: Readonly<Record<string, string>>
  conflict: Conflict | null
  clearFault: (path: string) => void
  /** saves what is on the screen as a draft. @returns the item's id, or null where it was refused */
  save: (options?: {
    restored?: number
    quiet?: boolean
    /** what is to be done once a new item has its own address */
    next?: 'publish'
    values?: Values
    version?: number
  }) => Promise<string | null>
  /** runs a verb of the service on the item. @returns whether it was taken */
  act: (verb: string, body: unknown, done: string) => Promise<boolean>
  remove: () => Promise<boolean>
  review: (paths: string[], reviewed: boolean) => Promise<void>
  endConflict: () => void
}

/** How a form is saved, and what becomes of what the service refuses: nothing that was typed is lost. */
export function useSaving(
  definition: Collection,
  form: UseFormReturn<Values>,
  first: StaffDetails | null,
  saved: (id: string, next: 'publish' | null) => void,
): Saving {
  const [details, setDetails] = useState(first)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const notify = useNotify()
  const { name } = definition
  const { content, shell } = words

  // Who writes an item has asked to see it.
  const reveal = isMasked(definition) ? 'true' : undefined
  const read = (id: string) =>
    ask<StaffDetails>('GET', withQuery(`/backoffice/api/${name}/${id}`, { reveal }))
  const refuse = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'overtaken' && details) {
      setConflict({ theirs: await read(details.item.id) })
      return
    }
    setFaults(faultsInWords(error.fields))
    const count = Object.keys(error.fields).length
    const told =
      error.code === 'offline'
        ? shell.errors.offline
        : error.code === 'unauthenticated'
          ? shell.errors.unauthenticated
          : count
            ? content.faults(count)
            : error.message
    notify(told, { type: 'error', autoHideDuration: 6000 })
    focusFirstFault()
  }
  const attempt = async <T>(run: () => Promise<T>): Promise<T | null> => {
    setBusy(true)
    try {
      const result = await run()
      setFaults({})
      return result
    } catch (error) {
      await refuse(error)
      return null
    } finally {
      setBusy(false)
    }
  }

  return {
    details,
    busy,
    faults,
    conflict,
    clearFault: useCallback((path: string) => {
      setFaults((before) => {
        const kept = Object.entries(before).filter(
          ([one]) => !(path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`)),
        )
        return kept.length === Object.keys(before).length ? before : Object.fromEntries(kept)
      })
    }, []),
    async save({ restored, quiet, next, values = form.getValues(), version } = {}) {
      const body = bodyOf(definition, values)
      const before = JSON.stringify(form.getValues())
      const id = await attempt(async () => {
        const query = { draft: 'true', restored }
        const written = details
          ? await ask<Written>('PUT', withQuery(`/api/${name}/${details.item.id}`, query), {
              body,
              headers: { 'if-match': `"v${version ?? details.item.version}"` },
            })
          : await ask<Written>('POST', withQuery(`/api/${name}`, query), { body })
        const now = await read(written.id)
        // Whoever typed on meanwhile keeps what they typed.
        const typed = JSON.stringify(form.getValues()) !== before
        form.reset(valuesOf(definition, now.item), typed ? { keepValues: true } : {})
        setDetails(now)
        setConflict(null)
        return written.id
      })
      if (id === null) return null
      if (!quiet) notify(restored === undefined ? content.saved : content.done.restore, { type: 'success' })
      saved(id, next ?? null)
      return id
    },
    async act(verb, body, done) {
      if (!details) return false
      const { id } = details.item
      const taken = await attempt(async () => {
        await ask('POST', `/api/${name}/${id}/${verb}`, { body })
        setDetails(await read(id))
        return true
      })
      if (taken) notify(done, { type: 'success' })
      return taken === true
    },
    async remove() {
      if (!details) return false
      const gone = await attempt(async () => {
        await ask('DELETE', `/api/${name}/${details.item.id}`)
        return true
      })
      if (gone) notify(content.done.delete, { type: 'success' })
      return gone === true
    },
    async review(paths, reviewed) {
      if (!details) return
      await attempt(async () => {
        const body = { fields: paths, reviewed }
        setDetails(
          await ask<StaffDetails>('POST', `/backoffice/api/${name}/${details.item.id}/translations`, {
            body,
          }),
        )
      })
    },
    endConflict: () => setConflict(null),
  }
}
