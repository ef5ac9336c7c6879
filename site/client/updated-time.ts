import { formatTime } from '#contract/rules/dates.ts'
import { serverNow } from './server-clock.ts'

/** Says in the live part around an element when it last changed, such as "Updated 10:02". */
export function stampPart(inside: Element): void {
  const part = inside.closest<HTMLElement>('[data-live]')
  const stamp = part?.querySelector('[data-stamp]')
  // The page as a whole has none of its own: what it finds is of a part in it.
  if (!part || !stamp || stamp.closest('[data-live]') !== part) return
  stamp.textContent = (part.dataset['updated'] ?? '').replace(
    '{time}',
    formatTime(new Date(serverNow()).toISOString()),
  )
}
