import { useEffect, useState } from 'react'
import type { SiteMessages } from '../messages/en.ts'
import { useErrorTitle } from './use-error-title.ts'

type Options = {
  /** the summary's element */
  id: string
  /** true where the page came with the errors */
  sent: boolean
  hasErrors: boolean
  errorTitle: SiteMessages['kyc']['errorTitle']
}

/**
 * Shows a form's errors in a summary from the time the form is sent until all are fixed, and focuses it.
 * @returns `isSummed`, and `send` to call when the form is sent
 */
export function useErrorSummary({ id, sent, hasErrors, errorTitle }: Options) {
  const [isSummed, setSummed] = useState(sent)
  const [attempts, setAttempts] = useState(0)
  const [hadErrors, setHadErrors] = useState(hasErrors)
  if (hadErrors !== hasErrors) {
    setHadErrors(hasErrors)
    // Later errors show at their fields until the form is sent again.
    if (!hasErrors) setSummed(false)
  }
  const isShown = isSummed && hasErrors
  useErrorTitle(isShown, errorTitle)
  useEffect(() => {
    if (isShown && attempts > 0) document.getElementById(id)?.focus()
  }, [id, isShown, attempts])
  const send = (isValid: boolean) => {
    setSummed(!isValid)
    setAttempts(attempts + 1)
  }
  return { isSummed, send }
}
