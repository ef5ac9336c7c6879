import { createContext, useContext } from 'react'
import type { StaffDetails, StaffFile } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'

/** What every input of a form may ask for. */
export type Editing = {
  definition: Collection
  /** what was last read of the item; null for one that is not saved yet */
  details: StaffDetails | null
  readOnly: boolean
  /** by path, what the service said is wrong */
  fieldErrors: Readonly<Record<string, string>>
  files: Readonly<Record<string, StaffFile>>
  /** a file that was chosen or uploaded just now */
  knowFile: (file: StaffFile) => void
  /** by path of a rich text, the names of everything that pasting has left out of it */
  leftOut: Readonly<Record<string, readonly string[]>>
  reportLeftOut: (path: string, names: readonly string[]) => void
  /** signs texts off, or says that they are still right */
  review: (paths: string[], reviewed: boolean) => void
}

const EditingContext = createContext<Editing | null>(null)
export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('no form around this input')
  return editing
}

/** What is wrong with a field, or with a part of it that has no input of its own. */
export function useFieldError(path: string, own: readonly string[] = []): string | undefined {
  const { fieldErrors } = useEditing()
  return fieldErrors[path] ?? own.map((part) => fieldErrors[`${path}.${part}`]).find(Boolean)
}
