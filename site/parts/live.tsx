import type { ReactNode } from 'react'
import type { CollectionName } from '#contract/registry.ts'
import { addressOfRequest, href } from '../addresses.ts'
import { useReader } from '../reader.ts'
import styles from './live.module.css'

/**
 * A part of a page that changes in place when one of its collections moves: the browser asks for the page again
 * and swaps what differs, which fades in. What stands for one item needs `data-key`. In low-data mode nothing
 * listens, and a link asks by hand.
 * @param id its own on the page
 */
export function Live({
  id,
  of,
  children,
}: {
  id: string
  of: readonly CollectionName[]
  children: ReactNode
}) {
  const { words, request } = useReader()
  return (
    <div id={id} data-live={of.join(' ')} data-updated={words.shell.updatedAt}>
      {children}
      {request.lowData ? (
        <p className={styles.stamp} data-noprint="">
          <a href={href(request.lang, addressOfRequest(request, {}))}>{words.shell.lookAgain}</a>
        </p>
      ) : (
        <p className={styles.stamp} role="status" data-stamp="" />
      )}
    </div>
  )
}
