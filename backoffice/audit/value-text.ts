import { words } from '../messages.ts'

/** A value as a person reads it: text as it is, texts in both languages by line, the rest as JSON. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.audit.nothing
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'object' && Object.values(value).every((one) => typeof one === 'string'))
    return Object.entries(value)
      .map(([name, text]) => `${Array.isArray(value) ? '' : `${name}: `}${String(text)}`)
      .join('\n')
  return JSON.stringify(value, null, 1)
}
