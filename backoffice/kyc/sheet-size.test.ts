import { expect, test } from 'vitest'
import { sheetSize } from './sheet-size.ts'

const scan = { width: 1000, height: 2000 }
const place = { width: 500, height: 500 }

test('a page fits as a whole, or by its width, and is enlarged from there', () => {
  expect(sheetSize(scan, place, { fit: 'page', zoom: 1, turns: 0 }).box).toEqual({ width: 250, height: 500 })
  expect(sheetSize(scan, place, { fit: 'width', zoom: 1, turns: 0 }).box).toEqual({
    width: 500,
    height: 1000,
  })
  expect(sheetSize(scan, place, { fit: 'width', zoom: 2, turns: 0 }).box).toEqual({
    width: 1000,
    height: 2000,
  })
})

test('a turned page takes up a turned box, as large as the picture in it', () => {
  for (const turns of [1, 3]) {
    const { image, box } = sheetSize(scan, place, { fit: 'page', zoom: 1, turns })
    expect(box).toEqual({ width: 500, height: 250 })
    expect(image).toEqual({ width: 250, height: 500 })
  }
  const { image, box } = sheetSize(scan, place, { fit: 'page', zoom: 1, turns: 2 })
  expect(image).toEqual(box)
})
