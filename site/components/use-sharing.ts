import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const hasShare = () => typeof navigator.share === 'function'

/**
 * Copies a text, and shares with the device's share sheet where there is one; safe in islands.
 * @param id changes with the text, whose message is then hidden
 * @param text returns what is copied, in the browser only
 * @returns `copied`: null before the first attempt, false where the browser refused it
 */
export function useSharing(id: string, text: () => string = () => id) {
  // The server renders what every browser has.
  const canShare = useSyncExternalStore(never, hasShare, () => false)
  const [last, setLast] = useState<{ id: string; copied: boolean } | null>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text())
      setLast({ id, copied: true })
    } catch {
      // Refused, or the page did not come by https.
      setLast({ id, copied: false })
    }
  }
  async function share(data: ShareData): Promise<void> {
    try {
      await navigator.share(data)
    } catch (failure) {
      // Closing the share sheet is no failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copy()
    }
  }
  return { canShare, copied: last?.id === id ? last.copied : null, copy, share }
}
