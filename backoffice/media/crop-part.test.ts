import { expect, test } from 'vitest'
import { between, draggedBy, whole, withFigure, type Grip, type Part } from './crop-part.ts'

const part: Part = { x: 20, y: 30, width: 40, height: 50 }
const all: Grip = { x: null, y: null }

test('the part is moved whole, and stops at the picture’s edges', () => {
  expect(draggedBy(part, all, { x: 10, y: -5 })).toEqual({ ...part, x: 30, y: 25 })
  expect(draggedBy(part, all, { x: 90, y: -90 })).toEqual({ ...part, x: 60, y: 0 })
  expect(draggedBy(whole, all, { x: 5, y: 5 })).toEqual(whole)
})

test('an edge that is held moves alone, and never past the one across', () => {
  expect(draggedBy(part, { x: 'end', y: null }, { x: 15, y: 40 })).toEqual({ ...part, width: 55 })
  expect(draggedBy(part, { x: 'start', y: null }, { x: -5, y: 0 })).toEqual({ ...part, x: 15, width: 45 })
  expect(draggedBy(part, { x: 'start', y: 'end' }, { x: 90, y: 90 })).toEqual({
    x: 58,
    y: 30,
    width: 2,
    height: 70,
  })
})

test('a figure that is typed keeps the part inside the picture', () => {
  expect(withFigure(part, 'x', 80)).toEqual({ ...part, x: 80, width: 20 })
  expect(withFigure(part, 'width', 500)).toEqual({ ...part, width: 80 })
  expect(withFigure(part, 'height', 0)).toEqual({ ...part, height: 2 })
  expect(withFigure(part, 'height', NaN)).toEqual(part)
})

test('a part is drawn between two points in any direction', () => {
  const drawn = { x: 10, y: 20, width: 30, height: 40 }
  expect(between({ x: 10, y: 20 }, { x: 40, y: 60 })).toEqual(drawn)
  expect(between({ x: 40, y: 60 }, { x: 10, y: 20 })).toEqual(drawn)
  expect(between({ x: 99, y: 99 }, { x: 140, y: 99 })).toEqual({ x: 98, y: 98, width: 2, height: 2 })
})
