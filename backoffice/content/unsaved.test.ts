import { afterEach, expect, test, vi } from 'vitest'
import { dropAllUnsaved, keepUnsaved, readUnsaved, unsavedKey } from './unsaved.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Of a browser's storage what is used here: its keys are its own properties. */
function storage(): Record<string, unknown> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods) as Record<string, unknown> // its methods are no keys of it
}

test('signing out leaves nothing that anybody typed, on forms and on sheets of rates, and what is not staff’s alone', () => {
  const kept = storage()
  vi.stubGlobal('localStorage', kept)
  const form = unsavedKey('user-1', 'leads', null)
  const sheet = unsavedKey('user-2', 'rates', 'exchange')
  keepUnsaved(form, { values: {}, version: null, at: '2026-01-01T00:00:00Z' })
  kept[sheet] = '{"rows":{}}'
  kept['tab'] = 'bank'
  expect(readUnsaved(form)).not.toBeNull()
  dropAllUnsaved()
  expect(Object.keys(kept)).toEqual(['tab'])
})
