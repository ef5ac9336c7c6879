import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useEditing } from '../editing.tsx'
import type { Values } from '../values.ts'
import { copyOf, fitKeys, inserted, moved, placesAtFault, removed } from './card-keys.ts'

const makeKey = () => crypto.randomUUID()

/** A card that was removed just now, to be put back. */
export type RemovedCard = { at: number; value: unknown; key: string }

export type Cards = {
  /** one a card, in their order */
  keys: readonly string[]
  isOpen: (key: string) => boolean
  setOpen: (key: string, open: boolean) => void
  setAllOpen: (open: boolean) => void
  /** the last one removed, until something else is done */
  gone: RemovedCard | null
  /** @returns the key of the new card */
  add: (value: unknown, at?: number) => string
  duplicate: (at: number) => string
  move: (from: number, to: number) => void
  remove: (at: number) => void
  undo: () => string | null
  valueAt: (at: number) => unknown
}

/** A list of the form as cards: what is done with them, and which are open. @param name the list's path in the form */
export function useCards(name: string): Cards {
  const form = useFormContext<Values>()
  // Sections have an `id` of their own, which the default name of a key would hide.
  const array = useFieldArray({ name, keyName: 'formKey' })
  const { fieldErrors } = useEditing()
  const [state, setState] = useState<readonly string[]>([])
  const keys = fitKeys(state, array.fields.length, makeKey)
  if (keys !== state) setState(keys)
  const [open, setOpenKeys] = useState<ReadonlySet<string>>(new Set())
  const [gone, setGone] = useState<RemovedCard | null>(null)
  const [errors, setErrors] = useState<typeof fieldErrors>({})
  if (errors !== fieldErrors) {
    // In this same drawing, so that what goes to the first field at fault finds it there.
    setErrors(fieldErrors)
    const faulty = [...placesAtFault(fieldErrors, name)].flatMap((place) => keys[place] ?? [])
    if (faulty.length) setOpenKeys(new Set([...open, ...faulty]))
  }

  const valueAt = (at: number): unknown => structuredClone(form.getValues(`${name}.${at}`))
  const insert = (at: number, value: unknown, key: string) => {
    array.insert(at, value as Values, { shouldFocus: false }) // a list of objects takes objects
    setState(inserted(keys, at, key))
  }
  return {
    keys,
    isOpen: (key) => open.has(key),
    setOpen(key, on) {
      const next = new Set(open)
      if (on) next.add(key)
      else next.delete(key)
      setOpenKeys(next)
    },
    setAllOpen: (on) => setOpenKeys(new Set(on ? keys : [])),
    gone,
    add(value, at = keys.length) {
      const key = makeKey()
      insert(at, value, key)
      setOpenKeys(new Set([...open, key]))
      setGone(null)
      return key
    },
    duplicate(at) {
      const key = makeKey()
      insert(at + 1, copyOf(valueAt(at)), key)
      setGone(null)
      return key
    },
    move(from, to) {
      array.move(from, to)
      setState(moved(keys, from, to))
      setGone(null)
    },
    remove(at) {
      setGone({ at, value: valueAt(at), key: keys[at] ?? makeKey() })
      array.remove(at)
      setState(removed(keys, at))
    },
    undo() {
      if (!gone) return null
      insert(Math.min(gone.at, keys.length), gone.value, gone.key)
      setGone(null)
      return gone.key
    },
    valueAt,
  }
}
