import { useEffect, useRef } from 'react'
import type { Holiday, Hours } from '#contract/rules/opening.ts'
import { sayOpenNow, type OpenMessages } from '../../client/open-now.ts'
import styles from './open-now.module.css'

// React leaves alone what stands in an element whose HTML it was given.
const empty = { __html: '' }

/** What an element around places says for them all (client/open-now.ts). */
export const openAttributes = (messages: OpenMessages, holidays: readonly Holiday[]) => ({
  'data-open-messages': JSON.stringify(messages),
  'data-holidays': holidays.length > 0 ? JSON.stringify(holidays) : undefined,
})

/** Whether a place is open now: empty in the page, filled by the browser (client/open-now.ts). */
export function OpenNow({ opening, exceptions }: Hours) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (element.current) sayOpenNow(element.current)
  })
  return (
    <span
      ref={element}
      className={styles.now}
      data-opening={JSON.stringify({ opening, exceptions })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={empty}
    />
  )
}
