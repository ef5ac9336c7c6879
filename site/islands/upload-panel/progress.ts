/** One document on its way (spec, section 3: description, progress from 0 to 100, size). */
export type UploadItem = {
  id: string
  /** its name, as the customer knows it */
  description: string
  /** percent, by bytes */
  progress: number
  /** bytes */
  size: number
  state: 'needed' | 'uploading' | 'waiting' | 'checking' | 'received' | 'failed'
}

const within = (percent: number) => (Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0)

/**
 * All documents together, weighted by size, in whole percent and never above 100. It is rounded down, so that 100 is
 * said only when nothing is missing.
 */
export function overallPercent(items: readonly Pick<UploadItem, 'progress' | 'size'>[]): number {
  const bytes = items.reduce((sum, { size }) => sum + Math.max(0, size), 0)
  if (bytes === 0)
    return items.length > 0 && items.every(({ progress }) => within(progress) === 100) ? 100 : 0
  const sent = items.reduce((sum, { size, progress }) => sum + Math.max(0, size) * within(progress), 0)
  return Math.floor(within(sent / bytes))
}

/** The document that is being sent: the first that is under way, else the first that is not there yet. */
export function currentUpload(items: readonly UploadItem[]): { item: UploadItem; place: number } | null {
  const sent = items.findIndex(({ state }) => state === 'uploading' || state === 'waiting')
  const under = sent < 0 ? items.findIndex(({ state }) => state === 'checking') : sent
  const place = under < 0 ? items.findIndex(({ state }) => state !== 'received') : under
  const item = items[place]
  return item ? { item, place: place + 1 } : null
}

/** What is worth saying aloud: quarters, not every percent. */
export const saidPercent = (percent: number): number => Math.floor(within(percent) / 25) * 25
