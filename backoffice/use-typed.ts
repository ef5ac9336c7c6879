import { useEffect, useState } from 'react'
import { dropInWindow, keepInWindow, leaveInWindow, readInWindow } from './content/unsaved.ts'
import { useMe } from './current-user.tsx'

/**
 * A state that is there again for the same person after their session has ended, or after they looked at something else:
 * what is typed outside of the forms. Setting it to `empty` lets go of it.
 * @param about what it is typed about, such as `note kyc_submissions <id>`; another one needs another `key` of the component
 */
export function useTyped<Value>(about: string, empty: Value): [Value, (next: Value) => void] {
  const key = `${useMe().id} ${about}`
  // What stands under the key was kept below, of the same type.
  const [value, setValue] = useState(() => (readInWindow(key) as Value | undefined) ?? empty)
  useEffect(() => () => leaveInWindow(key), [key])
  return [
    value,
    (next) => {
      if (Object.is(next, empty)) dropInWindow(key)
      else keepInWindow(key, next)
      setValue(next)
    },
  ]
}
