import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, withQuery } from '../api.ts'
import { sentenceOf } from '../shell/notice.tsx'
import { words } from '../messages.ts'

/** What the service takes, by content; this only narrows the chooser. */
export const uploadKinds = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf']

/** Uploads files one after another: one that is refused holds up none of the others. */
export function useUploads() {
  const client = useQueryClient()
  const [busy, setBusy] = useState('')
  const [said, setSaid] = useState<string[]>([])
  async function add(files: readonly File[]): Promise<string[]> {
    const refused: string[] = []
    const done: string[] = []
    for (const file of files) {
      setBusy(file.name)
      try {
        const headers = { 'content-type': file.type || 'application/octet-stream' }
        const { id } = await ask<{ id: string }>('POST', withQuery('/api/files', { name: file.name }), {
          raw: file,
          headers,
        })
        done.push(id)
      } catch (error) {
        refused.push(words.media.refused(file.name, sentenceOf(error)))
      }
    }
    setBusy('')
    setSaid([...(done.length ? [words.media.uploaded(done.length)] : []), ...refused])
    await client.invalidateQueries({ queryKey: ['files'] })
    return done
  }
  return { add, busy, said }
}
