import { expect, test } from 'vitest'
import { readDraftNote } from './draft-note.ts'

const id = '0b9f7d0e-5a7f-4a53-9d0f-0a6b7c1e0001'
const now = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000

test.each([
  ['of an hour ago', `${id} ${now - hour}`, { id, at: now - hour }],
  ['a day old', `${id} ${now - 24 * hour}`, null],
  ['from the future', `${id} ${now + hour}`, null],
  ['without its time', id, null],
  ['that is none', 'something else', null],
  ['that is missing', null, null],
])('a note %s', (_, note, mark) => {
  expect(readDraftNote(note, now)).toEqual(mark)
})
