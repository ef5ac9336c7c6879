import { useEffect } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../messages/en.ts'

/** Puts "Error" before the page's title while a form has errors. @param errorTitle such as `Error: {title}` */
export function useErrorTitle(hasErrors: boolean, errorTitle: SiteMessages['kyc']['errorTitle']): void {
  useEffect(() => {
    if (!hasErrors) return
    const { title } = document
    document.title = formatMessage(errorTitle, { title })
    return () => {
      document.title = title
    }
  }, [hasErrors, errorTitle])
}
