import type { StaffFile } from '#contract/backoffice/content.ts'

/** A file whose content the library has already. */
export type Duplicate = { file: File; existing: Pick<StaffFile, 'id' | 'name'> }
/** How a run of uploads ended: how many files were stored, a sentence for each refused one, and duplicates. */
export type Outcome = { uploaded: number; refused: readonly string[]; duplicates: readonly Duplicate[] }

/** `last` is the outcome of the run before; it stays until the next run has ended. */
export type Uploads =
  | { at: 'idle'; last: Outcome }
  | {
      at: 'uploading'
      last: Outcome
      file: File
      waiting: readonly File[]
      ids: readonly string[]
      refused: readonly string[]
      duplicates: readonly Duplicate[]
    }

export type UploadEvent =
  | { type: 'added'; files: readonly File[] }
  | { type: 'uploaded'; id: string }
  | { type: 'refused'; why: string }
  | ({ type: 'duplicate' } & Duplicate)

export type Effect = { do: 'upload'; file: File } | { do: 'finish'; ids: readonly string[] }

export const nothingUploaded: Uploads = { at: 'idle', last: { uploaded: 0, refused: [], duplicates: [] } }

type Step = { uploads: Uploads; effects: readonly Effect[] }

/**
 * Files are uploaded one after another, and one that is refused holds up none of the others. An event that means nothing
 * in a state changes nothing.
 */
export function transition(uploads: Uploads, event: UploadEvent): Step {
  if (event.type === 'added') {
    if (uploads.at === 'uploading')
      return { uploads: { ...uploads, waiting: [...uploads.waiting, ...event.files] }, effects: [] }
    const run = { at: 'uploading', last: uploads.last, ids: [], refused: [], duplicates: [] } as const
    return event.files.length > 0 ? next(run, event.files) : { uploads, effects: [] }
  }
  if (uploads.at === 'idle') return { uploads, effects: [] }
  const { waiting, ids, refused, duplicates } = uploads
  if (event.type === 'uploaded') return next({ ...uploads, ids: [...ids, event.id] }, waiting)
  if (event.type === 'refused') return next({ ...uploads, refused: [...refused, event.why] }, waiting)
  const { file, existing } = event
  return next({ ...uploads, duplicates: [...duplicates, { file, existing }] }, waiting)
}

function next(run: Omit<Uploads & { at: 'uploading' }, 'file' | 'waiting'>, left: readonly File[]): Step {
  const [file, ...waiting] = left
  if (file) return { uploads: { ...run, file, waiting }, effects: [{ do: 'upload', file }] }
  const last = { uploaded: run.ids.length, refused: run.refused, duplicates: run.duplicates }
  return { uploads: { at: 'idle', last }, effects: [{ do: 'finish', ids: run.ids }] }
}
