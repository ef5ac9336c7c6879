import { expect, test } from 'vitest'
import { nothingUploaded, transition, type Effect, type UploadEvent } from './upload-state-machine.ts'

const file = (name: string) => new File(['x'], name)
const [one, two, three] = [file('one.png'), file('two.png'), file('three.png')]

/** What stands after some events, and all their effects. */
function after(...events: UploadEvent[]) {
  let uploads = nothingUploaded
  const effects: Effect[] = []
  for (const event of events) {
    const step = transition(uploads, event)
    uploads = step.uploads
    effects.push(...step.effects)
  }
  return { uploads, effects }
}
const added = (...files: File[]): UploadEvent => ({ type: 'added', files })
const uploaded = (id: string): UploadEvent => ({ type: 'uploaded', id })
const refused = (why: string): UploadEvent => ({ type: 'refused', why })

test('the first file goes at once, the others wait', () => {
  const { uploads, effects } = after(added(one, two))
  expect(uploads).toMatchObject({ at: 'uploading', file: one, waiting: [two] })
  expect(effects).toEqual([{ do: 'upload', file: one }])
})

test('the next one follows, also after one that was refused', () => {
  for (const event of [uploaded('1'), refused('too big')]) {
    const { uploads, effects } = after(added(one, two), event)
    expect(uploads).toMatchObject({ at: 'uploading', file: two, waiting: [] })
    expect(effects.at(-1)).toEqual({ do: 'upload', file: two })
  }
})

test('after the last one it says what came of all', () => {
  const { uploads, effects } = after(added(one, two), refused('too big'), uploaded('2'))
  expect(uploads).toEqual({ at: 'idle', last: { uploaded: 1, refused: ['too big'], duplicates: [] } })
  expect(effects.at(-1)).toEqual({ do: 'finish', ids: ['2'] })
  expect(after(added(one), refused('too big')).effects.at(-1)).toEqual({ do: 'finish', ids: [] })
})

test('a duplicate is reported and not uploaded', () => {
  const duplicate = { file: one, existing: { id: '7', name: 'market.png' } }
  const { uploads, effects } = after(added(one), { type: 'duplicate', ...duplicate })
  expect(uploads.last).toEqual({ uploaded: 0, refused: [], duplicates: [duplicate] })
  expect(effects.at(-1)).toEqual({ do: 'finish', ids: [] })
})

test('files that are added meanwhile wait behind the others', () => {
  const { uploads, effects } = after(added(one, two), added(three), uploaded('1'), uploaded('2'))
  expect(uploads).toMatchObject({ at: 'uploading', file: three, waiting: [], ids: ['1', '2'] })
  expect(effects).toHaveLength(3)
})

test('the outcome of a run is there until the next one ends, and then forgotten', () => {
  const again = after(added(one), refused('too big'), added(two))
  expect(again.uploads.last).toEqual({ uploaded: 0, refused: ['too big'], duplicates: [] })
  expect(transition(again.uploads, uploaded('2')).uploads.last).toEqual({
    uploaded: 1,
    refused: [],
    duplicates: [],
  })
})

test.each([added(), uploaded('1'), refused('too big')])(
  '$type means nothing while nothing is uploaded',
  (event) => {
    expect(transition(nothingUploaded, event)).toEqual({ uploads: nothingUploaded, effects: [] })
  },
)
