import { describe, expect, test } from 'vitest'
import { isSlowConnection } from './slow-connection.ts'

describe('isSlowConnection', () => {
  test.each([
    { effectiveType: 'slow-2g' },
    { effectiveType: '2g' },
    { effectiveType: '3g' },
    { saveData: true },
  ])('is true of %o', (connection) => {
    expect(isSlowConnection(connection)).toBe(true)
  })

  test.each([{}, { effectiveType: '4g', saveData: false }])('is false of %o', (connection) => {
    expect(isSlowConnection(connection)).toBe(false)
  })
})
