import { expect, it } from 'vitest'
import { mapSize, onMap } from '#contract/map/projection.ts'
import { spread } from './spread.ts'

const at = (id: string, latitude: number, longtude: number) => ({ id, latitude, longtude })
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

it('keeps the country’s ends on the map', () => {
  for (const point of [
    { latitude: -9.37, longitude: 33 },
    { latitude: -17.13, longitude: 35.9 },
  ]) {
    const { x, y } = onMap(point)
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true)
  }
})

it('parts the dots of a city, also on the very same spot, and leaves a lone one where it is', () => {
  const city = Array.from({ length: 6 }, (_, n) => at(`c${n}`, -13.96, 33.78))
  const dots = spread([...city, at('lone', -11.46, 34.02)])
  for (const [index, one] of dots.entries())
    for (const other of dots.slice(index + 1)) expect(far(one, other)).toBeGreaterThan(9)
  const { x, y } = onMap({ latitude: -11.46, longitude: 34.02 })
  expect(dots.find(({ id }) => id === 'lone')).toEqual({ id: 'lone', x: Math.round(x), y: Math.round(y) })
})

it('gives the same picture whatever the order', () => {
  const city = Array.from({ length: 4 }, (_, n) => at(`c${n}`, -13.96 - n / 1000, 33.78))
  const byId = (dots: ReturnType<typeof spread>) => new Map(dots.map((dot) => [dot.id, dot]))
  expect(byId(spread(city.toReversed()))).toEqual(byId(spread(city)))
})
