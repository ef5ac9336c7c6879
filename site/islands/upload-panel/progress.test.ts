import { expect, test } from 'vitest'
import { currentUpload, overallPercent, saidPercent, type UploadItem } from './progress.ts'

const item = (state: UploadItem['state'], progress: number, size = 100): UploadItem => ({
  id: `${state}${progress}`,
  description: state,
  progress,
  size,
  state,
})

test.each([
  ['weighted by size, not by the number of files', [item('received', 100, 900), item('needed', 0, 100)], 90],
  ['capped at 100', [item('uploading', 250), item('received', 100)], 100],
  ['100 only when nothing is missing', [item('received', 100, 9999), item('uploading', 99, 1)], 99],
  ['nothing yet', [item('needed', 0)], 0],
  ['nothing at all', [], 0],
  ['files of no size count once they are there', [item('received', 100, 0)], 100],
  ['no number counts as none', [item('uploading', Number.NaN), item('received', 100)], 50],
  ['never below nought', [item('uploading', -20), item('received', 100)], 50],
])('%s', (_, items, percent) => {
  expect(overallPercent(items)).toBe(percent)
})

test('the document under way is the one that is named, by its place in the list', () => {
  expect(currentUpload([item('received', 100), item('needed', 0), item('waiting', 30)])).toMatchObject({
    place: 3,
    item: { state: 'waiting' },
  })
  expect(currentUpload([item('received', 100), item('failed', 10)])).toMatchObject({ place: 2 })
  expect(currentUpload([item('received', 100)])).toBeNull()
  expect(currentUpload([])).toBeNull()
})

test('what is said moves by quarters', () => {
  expect([0, 24, 25, 74, 99, 100, 130].map(saidPercent)).toEqual([0, 0, 25, 50, 75, 100, 100])
})
