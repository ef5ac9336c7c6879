import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FilePage, StaffFile } from '#contract/backoffice/content.ts'
import { ask, withQuery } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { tooLarge } from './upload-limit.ts'
import { nothingUploaded, transition, type Effect, type UploadEvent } from './upload-state-machine.ts'

/** What the service takes, by content; this only narrows the chooser. */
export const uploadKinds = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf']

/** Returns the file of the library with the same content. Browsers compute digests only on https and on localhost. */
async function findSame(file: File): Promise<StaffFile | undefined> {
  if (!isSecureContext) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const { items } = await ask<FilePage>('GET', withQuery('/backoffice/api/files', { sha256, limit: 1 }))
  return items[0]
}

async function upload(file: File, asCopy: boolean): Promise<UploadEvent> {
  const large = tooLarge(file)
  if (large) return { type: 'refused', why: large }
  try {
    const existing = asCopy ? undefined : await findSame(file)
    if (existing) return { type: 'duplicate', file, existing }
    const headers = { 'content-type': file.type || 'application/octet-stream' }
    const address = withQuery('/api/files', { name: file.name })
    const { id } = await ask<{ id: string }>('POST', address, { raw: file, headers })
    return { type: 'uploaded', id }
  } catch (error) {
    const why = formatMessage(messages.media.refused, { name: file.name, why: errorMessage(error) })
    return { type: 'refused', why }
  }
}

/** Uploads files one after another, as upload-state-machine.ts decides. */
export function useUploads() {
  const client = useQueryClient()
  const [uploads, show] = useState(nothingUploaded)
  const now = useRef(nothingUploaded)
  const callers = useRef<((ids: string[]) => void)[]>([])
  const copies = useRef(new Set<File>())

  function happened(event: UploadEvent): void {
    const step = transition(now.current, event)
    now.current = step.uploads
    show(step.uploads)
    for (const effect of step.effects) void run(effect)
  }
  async function run(effect: Effect): Promise<void> {
    if (effect.do === 'upload') return happened(await upload(effect.file, copies.current.has(effect.file)))
    const waiting = callers.current
    callers.current = []
    await client.invalidateQueries({ queryKey: ['files'] })
    for (const done of waiting) done([...effect.ids])
  }

  const add = (files: readonly File[]): Promise<string[]> =>
    new Promise((done) => {
      if (files.length === 0) return done([])
      callers.current.push(done)
      happened({ type: 'added', files })
    })
  const { uploaded, refused, duplicates } = uploads.last
  return {
    /** @returns the ids of what was uploaded, once everything is */
    add,
    /** Uploads a file although the library has its content already. */
    addCopy: (file: File): Promise<string[]> => {
      copies.current.add(file)
      return add([file])
    },
    duplicates,
    /** the name of the file on its way, or nothing */
    busy: uploads.at === 'uploading' ? uploads.file.name : '',
    said: [...(uploaded ? [formatMessage(messages.media.uploaded, { n: uploaded })] : []), ...refused],
  }
}
