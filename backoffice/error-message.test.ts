import { describe, expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { errorOfItems } from './error-message.ts'

describe('errorOfItems', () => {
  const error = new ApiError(409, {
    message: 'Decided already.',
    code: 'wrong_state',
    fields: { b: 'wrong_state' },
  })
  const items = [
    { id: 'a', title: 'Dollar' },
    { id: 'b', title: 'Euro' },
  ]

  test('names the refused one of several items', () => {
    expect(errorOfItems(error, items)).toBe('Euro: Decided already.')
  })

  test('names no item where there is one only', () => {
    expect(errorOfItems(error, items.slice(1))).toBe('Decided already.')
  })
})
