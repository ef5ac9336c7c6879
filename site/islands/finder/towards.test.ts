import { expect, it } from 'vitest'
import { dotTowards } from './towards.ts'

const at = (id: string, x: number, y: number) => ({ id, x, y })
const middle = at('middle', 100, 100)
const dots = [middle, at('east', 150, 110), at('far east', 190, 100), at('north', 95, 40), at('west', 60, 90)]

it('an arrow leads to the nearest dot that lies that way, or nowhere', () => {
  const led = (key: string) => dotTowards(dots, middle, key)?.id
  expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Home'].map(led)).toEqual([
    'east',
    'north',
    'west',
    undefined,
    undefined,
  ])
})
