import { useEffect, useState } from 'react'
import { dropInWindow, keepInWindow, leaveInWindow, readInWindow } from './content/unsaved.ts'
import { useMe } from './current-user.tsx'

/**
 * A state that is restored for the same user after their session has ended, or after they visited another screen: text that is
 * typed outside of forms. Setting it to `empty` discards it.
 * @param about what it is typed about, such as `note kyc_submissions <id>`; another one needs another `key` of the component
 */
export const useTyped = <Value>(about: string, empty: Value): [Value, (next: Value) => void] =>
  useRestored(about, empty, true)

/** As `useTyped`, for what a screen shows, such as a filter: signing out discards it without a question. */
export const useViewState = <Value>(about: string, empty: Value): [Value, (next: Value) => void] =>
  useRestored(about, empty, false)

function useRestored<Value>(about: string, empty: Value, isWork: boolean): [Value, (next: Value) => void] {
  const key = `${useMe().id} ${about}`
  // The value was stored below, with the same type.
  const [value, setValue] = useState(() => (readInWindow(key) as Value | undefined) ?? empty)
  useEffect(() => () => leaveInWindow(key), [key])
  return [
    value,
    (next) => {
      if (Object.is(next, empty)) dropInWindow(key)
      else keepInWindow(key, next, isWork)
      setValue(next)
    },
  ]
}
