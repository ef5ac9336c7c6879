import { useId, useState, type ReactNode } from 'react'
import { isBlank } from '#contract/rules/blank.ts'
import { messages } from '../messages.ts'

/**
 * Makes a field necessary without disabling the button that sends it: a press while it is blank focuses the field, which then
 * shows what is missing.
 * @param help the field's ordinary help text
 * @returns props of the TextField, and `isGiven`, which the button checks before it sends
 */
export function useRequiredText(value: string, help?: ReactNode) {
  const id = useId()
  const [isRefused, setRefused] = useState(false)
  const isMissing = isRefused && isBlank(value)
  return {
    field: {
      id,
      error: isMissing,
      helperText: isMissing ? messages.shell.fillIn : help,
    },
    isGiven: (): boolean => {
      setRefused(isBlank(value))
      if (!isBlank(value)) return true
      document.getElementById(id)?.focus()
      return false
    },
  }
}
