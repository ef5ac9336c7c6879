import { useEffect } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../messages/en.ts'

/** Puts "Error" before the page's title while a form has errors. @param errorTitle such as `Error: {title}` */
export function useErrorTitle(hasErrors: boolean, errorTitle: SiteMessages['kyc']['errorTitle']): void {
  useEffect(() => {
    const [before = '', after = ''] = errorTitle.split('{title}')
    const { title } = document
    // The server has put it there where it found the errors.
    const isMarked = title.startsWith(before) && title.endsWith(after)
    const plain = isMarked ? title.slice(before.length, title.length - after.length) : title
    const marked = formatMessage(errorTitle, { title: plain })
    document.title = hasErrors ? marked : plain
    return () => {
      if (document.title === marked) document.title = plain
    }
  }, [hasErrors, errorTitle])
}
