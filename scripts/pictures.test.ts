// @module-tag release

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureFolder, shownPictures } from './pictures.ts'

const kept = readdirSync(pictureFolder)

test('docs/screens holds the pictures that a page shows, and no other', () => {
  expect(shownPictures.size).toBeGreaterThan(0)
  expect(kept.toSorted()).toEqual([...shownPictures].toSorted())
})

test('they take 3 MB at most in all', () => {
  const bytes = kept.reduce((sum, file) => sum + statSync(join(pictureFolder, file)).size, 0)
  expect(bytes).toBeLessThan(3_000_000)
})
