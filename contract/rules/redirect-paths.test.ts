import { describe, expect, test } from 'vitest'
import { normalizePath, overlap, remainderOf, sourcesOf } from './redirect-paths.ts'

describe('normalizePath', () => {
  test.each([
    ['/old/page/', '/old/page'],
    ['/ny/old', '/old'],
    ['/ny', '/'],
    ['/nyasa', '/nyasa'],
    ['/%6fld/a%20b', '/old/a b'],
    ['/a%3fb', '/a%3fb'],
    ['/old/news/*', '/old/news/*'],
    ['//elsewhere.invalid/x', '//elsewhere.invalid/x'],
    ['/old?id=1', '/old?id=1'],
    ['old', 'old'],
  ])('writes %s as %s', (path, normalized) => {
    expect(normalizePath(path)).toBe(normalized)
  })
})

describe('remainderOf', () => {
  test.each([
    ['/old', '/old', ''],
    ['/old', '/old/a', null],
    ['/old/*', '/old', ''],
    ['/old/*', '/old/a/b', 'a/b'],
    ['/old/*', '/old//elsewhere.invalid', 'elsewhere.invalid'],
    ['/old/*', '/older', null],
  ])('of %s for %s is %s', (source, path, remainder) => {
    expect(remainderOf(source, path)).toBe(remainder)
  })
})

describe('overlap', () => {
  test.each([
    ['/a', '/a', true],
    ['/a', '/a/b', false],
    ['/a/*', '/a/b', true],
    ['/a/b', '/a/*', true],
    ['/a/*', '/a/b/*', true],
    ['/a/b/*', '/a/*', true],
    ['/a/*', '/ab/*', false],
  ])('of %s and %s is %s', (a, b, expected) => {
    expect(overlap(a, b)).toBe(expected)
  })
})

test('sourcesOf() lists the most specific source first', () => {
  expect(sourcesOf('/a/b')).toEqual(['/a/b', '/a/b/*', '/a/*'])
})
