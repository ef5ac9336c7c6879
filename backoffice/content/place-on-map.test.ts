import { expect, test } from 'vitest'
import { fromMap, mapSize, onMap } from '#contract/map/projection.ts'
import { movedBy, nearestTo, pointAt, pointOf, viewAround } from './place-on-map.ts'

const zomba = { latitude: -15.3833, longitude: 35.3333 }
const lilongwe = { latitude: -13.9669, longitude: 33.7873 }

test('a place goes on the map and comes back, to some ten metres', () => {
  expect(fromMap(onMap(zomba))).toEqual(zomba)
})

test('what is pressed in a larger map is where it lies', () => {
  const view = viewAround(onMap(zomba), 9)
  const box = { left: 100, top: 50, width: 300, height: 660 }
  const middle = pointAt(view, box, { clientX: 250, clientY: 380 })
  expect(fromMap(middle).latitude).toBeCloseTo(zomba.latitude, 3)
  expect(viewAround({ x: 0, y: mapSize.height }, 3)).toEqual({ x: 0, y: 440, width: 100, height: 220 })
})

test('arrow keys move the mark, further with Shift, finer in a larger map; it never leaves the map', () => {
  const east = movedBy('ArrowRight', zomba, { zoom: 1, far: false })
  expect(east?.latitude).toBe(zomba.latitude)
  expect(east?.longitude).toBeGreaterThan(zomba.longitude)
  const far = movedBy('ArrowRight', zomba, { zoom: 1, far: true })
  const fine = movedBy('ArrowRight', zomba, { zoom: 27, far: false })
  expect(far?.longitude).toBeGreaterThan(east?.longitude ?? 0)
  expect(fine?.longitude).toBeLessThan(east?.longitude ?? 0)
  expect(movedBy('Enter', zomba, { zoom: 1, far: false })).toBeNull()
  expect(movedBy('ArrowUp', null, { zoom: 1, far: false })).toEqual(
    fromMap({ x: mapSize.width / 2, y: mapSize.height / 2 }),
  )
  const edge = movedBy('ArrowLeft', fromMap({ x: 0, y: 10 }), { zoom: 1, far: true })
  expect(onMap(edge ?? zomba).x).toBeCloseTo(0, 1)
})

test('half a coordinate is no place, nor is one off the globe', () => {
  expect(pointOf(-15, '')).toBeNull()
  expect(pointOf('-15', 35)).toBeNull()
  expect(pointOf(-95, 35)).toBeNull()
  expect(pointOf(-15, 35)).toEqual({ latitude: -15, longitude: 35 })
})

test('the nearest other place is named', () => {
  const others = [
    { id: 'a', name: 'Zomba', ...zomba },
    { id: 'b', name: 'Lilongwe', ...lilongwe },
  ]
  expect(nearestTo({ latitude: -15.4, longitude: 35.3 }, others)?.name).toBe('Zomba')
  expect(nearestTo(zomba, [])).toBeNull()
})
