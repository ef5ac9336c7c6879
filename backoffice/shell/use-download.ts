import { useNotify } from 'react-admin'
import type { MouseEvent } from 'react'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'

/**
 * What a link to a file does when it is followed: it asks first whether the session still stands. A refusal is said on the
 * screen, with the way to sign in again, and not saved as if it were the file.
 */
export function useDownload(): (event: MouseEvent<HTMLElement>) => void {
  const notify = useNotify()
  const follow = async (link: HTMLAnchorElement) => {
    try {
      await ask('GET', '/backoffice/auth/me')
    } catch (refused) {
      notify(errorMessage(refused), { type: 'error' })
      return
    }
    const fetched = document.createElement('a')
    fetched.href = link.href
    fetched.download = link.download
    fetched.click()
  }
  return (event) => {
    const link = event.currentTarget
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    void follow(link)
  }
}
