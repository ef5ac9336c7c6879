import { expect, test } from 'vitest'
import {
  categoryTo,
  dropOn,
  fitTree,
  inOrderOf,
  linkTo,
  overfull,
  rowsOf,
  stepLink,
  type Tree,
} from './menu-tree.ts'

const tree: Tree = [
  { key: 'A', links: ['a1', 'a2'] },
  { key: 'B', links: [] },
  { key: 'C', links: ['c1'] },
]
const shown = (one: Tree) => rowsOf(one).join(' ')

test('a link steps through its category and on into the next one, also an empty one', () => {
  expect(shown(stepLink(tree, 'a1', 1))).toBe('A a2 a1 B C c1')
  expect(shown(stepLink(tree, 'a2', 1))).toBe('A a1 B a2 C c1')
  expect(shown(stepLink(tree, 'c1', -1))).toBe('A a1 a2 B c1 C')
  expect(stepLink(tree, 'a1', -1)).toEqual(tree)
  expect(stepLink(tree, 'c1', 1)).toEqual(tree)
})

test('what is dropped lands where it was let go', () => {
  expect(shown(dropOn(tree, 'a1', 'a2'))).toBe('A a2 a1 B C c1')
  expect(shown(dropOn(tree, 'a1', 'B'))).toBe('A a2 B a1 C c1')
  expect(shown(dropOn(tree, 'c1', 'B'))).toBe('A a1 a2 c1 B C')
  expect(shown(dropOn(tree, 'c1', 'a1'))).toBe('A c1 a1 a2 B C')
  expect(shown(dropOn(tree, 'a1', 'c1'))).toBe('A a2 B C c1 a1')
  expect(shown(dropOn(tree, 'c1', 'A'))).toBe('A c1 a1 a2 B C')
  expect(shown(dropOn(tree, 'C', 'a2'))).toBe('C c1 A a1 a2 B')
  expect(dropOn(tree, 'A', 'A')).toEqual(tree)
})

test('categories take their links along, and what the form holds follows the order', () => {
  const held = [
    { name: 'first', links: [1, 2] },
    { name: 'second', links: [] },
    { name: 'third', links: [3] },
  ]
  const after = linkTo(categoryTo(tree, 2, 0), 'a2', { category: 0, link: 9 })
  expect(shown(after)).toBe('C c1 a2 A a1 B')
  expect(inOrderOf(held, tree, after)).toEqual([
    { name: 'third', links: [3, 2] },
    { name: 'first', links: [1] },
    { name: 'second', links: [] },
  ])
})

test('a category takes no more links than it may hold, and one that holds too many can be emptied', () => {
  expect(overfull(tree, linkTo(tree, 'c1', { category: 0, link: 0 }), 2)).toBe(0)
  expect(overfull(tree, linkTo(tree, 'c1', { category: 1, link: 0 }), 2)).toBeNull()
  expect(overfull(tree, stepLink(tree, 'a1', 1), 1)).toBeNull()
  expect(overfull(tree, linkTo(tree, 'a1', { category: 1, link: 0 }), 1)).toBeNull()
  expect(overfull(tree, linkTo(tree, 'c1', { category: 0, link: 0 }), undefined)).toBeNull()
})

test('keys stay with what there is', () => {
  let made = 0
  const make = () => `n${(made += 1)}`
  expect(fitTree(tree, [{ links: [1, 2] }, { links: [] }, { links: [3] }], make)).toBe(tree)
  expect(fitTree(tree, [{ links: [1, 2, 3] }, { links: [] }], make)).toEqual([
    { key: 'A', links: ['a1', 'a2', 'n1'] },
    { key: 'B', links: [] },
  ])
})
