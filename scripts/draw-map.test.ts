// @module-tag release

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawMap } from './draw-map.ts'

const file = resolve(import.meta.dirname, '../contract/map/malawi.ts')

it('the map that is checked in is what the data give, and is small', async () => {
  const kept = await readFile(file, 'utf8')
  expect(kept).toBe(await drawMap())
  expect(brotliCompressSync(kept).length).toBeLessThan(4000)
})
