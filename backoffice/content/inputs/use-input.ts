import { useController } from 'react-hook-form'
import { useEditing, useFieldError } from '../editing.tsx'

/** What an input needs of the form: its value, how to change it, what is wrong with it. */
export function useFormInput(name: string) {
  const { field } = useController({ name })
  const { readOnly } = useEditing()
  const error = useFieldError(name)
  // The form's values are of many kinds; each input looks at its own.
  return { ...field, value: field.value as unknown, readOnly, error }
}
