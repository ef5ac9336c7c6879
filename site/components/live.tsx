import type { ReactNode } from 'react'
import type { CollectionName } from '#contract/registry.ts'
import { addressOfRequest, href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'
import styles from './live.module.css'

/**
 * A part of a page that changes in place when one of its collections moves: the browser asks for the page again
 * and swaps what differs, which fades in. What stands for one item needs `data-key`. In low-data mode nothing
 * listens, and a link asks by hand.
 * @param id its own on the page
 * @param passive it follows where the page follows anyway, but is no reason to
 */
export function Live({
  id,
  of,
  passive = false,
  children,
}: {
  id: string
  of: readonly CollectionName[]
  passive?: boolean
  children: ReactNode
}) {
  const { messages, request } = usePageContext()
  return (
    <div
      id={id}
      data-live={of.join(' ')}
      data-passive={passive ? '' : undefined}
      data-updated={messages.shell.updatedAt}
    >
      {children}
      {request.lowData && !passive ? (
        <p className={styles.stamp} data-noprint="">
          <a href={href(request.lang, addressOfRequest(request, {}))}>{messages.shell.lookAgain}</a>
        </p>
      ) : (
        <output className={styles.stamp} data-stamp="" />
      )}
    </div>
  )
}
