import { afterEach, expect, test, vi } from 'vitest'
import {
  dropAllUnsaved,
  hasUnsaved,
  keepInWindow,
  keepUnsaved,
  leaveInWindow,
  readInWindow,
  readUnsaved,
  unsavedKey,
} from './unsaved.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

test.each([
  [
    'a form',
    () => keepUnsaved(unsavedKey('user-1', 'faqs', null), { values: {}, version: null, at: '' }),
    true,
  ],
  [
    'figures of the rates desk',
    () => localStorage.setItem(unsavedKey('user-1', 'rates', 'exchange'), '{}'),
    true,
  ],
  ['a note', () => keepInWindow('note', 'Sample'), true],
  ['only a filter', () => keepInWindow('filter', 'open', false), false],
])('unsaved work, asked at sign-out: %s', (_name, type, expected) => {
  vi.stubGlobal('localStorage', storage())
  expect(hasUnsaved()).toBe(false)
  type()
  expect(hasUnsaved()).toBe(expected)
  dropAllUnsaved()
  expect(hasUnsaved()).toBe(false)
})

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

test('a reason or a note is kept in the window for half an hour, until signing out', () => {
  vi.stubGlobal('localStorage', storage())
  vi.useFakeTimers({ toFake: ['Date'] })
  keepInWindow('user-1 note', 'The stamp is missing.')
  expect(readInWindow('user-1 note')).toBe('The stamp is missing.')
  expect(readInWindow('user-2 note')).toBeUndefined()
  // A session ends when nothing was done for as long: what counts is when the screen was left.
  vi.setSystemTime(Date.now() + 40 * 60_000)
  leaveInWindow('user-1 note')
  vi.setSystemTime(Date.now() + 29 * 60_000)
  expect(readInWindow('user-1 note')).toBe('The stamp is missing.')
  vi.setSystemTime(Date.now() + 60_000)
  expect(readInWindow('user-1 note')).toBeUndefined()
  keepInWindow('user-1 note', 'The stamp is missing.')
  dropAllUnsaved()
  expect(readInWindow('user-1 note')).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})
