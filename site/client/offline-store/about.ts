import { offlineStateKey as key } from '#contract/storage-keys.ts'
import type { Lang } from '#contract/languages.ts'

/** What the copy is: in which language, as of which event and moment. Kept beside it, as the stores hold items only. */
export type About = { lang: Lang; seq: number; at: number; build: string }

export function readAbout(): About | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as About | null // only written below
  } catch {
    return null
  }
}

export function writeAbout(about: About | null): void {
  try {
    if (about) localStorage.setItem(key, JSON.stringify(about))
    else localStorage.removeItem(key)
  } catch {
    // Without it the copy is filled anew the next time.
  }
}
