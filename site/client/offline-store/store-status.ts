import { offlineStateKey as key } from '#contract/storage-keys.ts'
import type { StoreName } from './stores.ts'
import type { Lang } from '#contract/languages.ts'

/** What the copy is: in which language, as of which event and moment. Kept beside it, as the stores hold items only. */
export type StoreStatus = {
  lang: Lang
  seq: number
  at: number
  build: string
  /** the stores that are filled, where the page was left before all were; absent once all are */
  only?: readonly StoreName[]
}

/** True where the copy has all of a store. */
export const isFilled = ({ only }: StoreStatus, store: StoreName): boolean => !only || only.includes(store)

export function readStatus(): StoreStatus | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as StoreStatus | null // only written below
  } catch {
    return null
  }
}

export function writeStatus(status: StoreStatus | null): void {
  try {
    if (status) localStorage.setItem(key, JSON.stringify(status))
    else localStorage.removeItem(key)
  } catch {
    // Without it the copy is filled anew the next time.
  }
}
