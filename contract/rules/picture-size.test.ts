import { describe, expect, test } from 'vitest'
import { fitPicture } from './picture-size.ts'

const limits = { shortSide: 1500, pixels: 16_000_000 }

describe('fitPicture', () => {
  test.each([
    [4000, 3000, 2000, 1500],
    [3000, 4000, 1500, 2000],
    [1080, 12_000, 1080, 12_000],
    [800, 600, 800, 600],
    [3000, 14_000, 1500, 7000],
    [1500, 15_000, 1265, 12_649],
    [400, 32_000, 200, 16_000],
    [1, 50_000, 1, 16_000],
  ])('makes %i × %i %i × %i', (width, height, toWidth, toHeight) => {
    expect(fitPicture({ width, height }, limits)).toEqual({ width: toWidth, height: toHeight })
  })
})
