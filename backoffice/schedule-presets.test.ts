import { describe, expect, test } from 'vitest'
import { presetsAt } from './schedule-presets.ts'

describe('presetsAt', () => {
  const at = (now: string) => presetsAt(now).map(({ name, value }) => [name, value])

  test('returns tomorrow and the next Monday by the day in Malawi', () => {
    expect(at('2026-11-28T22:30:00Z')).toEqual([
      ['Tomorrow 08:00', '2026-11-30T08:00'],
      ['Monday 08:00', '2026-11-30T08:00'],
    ])
  })

  test('skips the Monday that has begun', () => {
    expect(at('2026-11-29T22:30:00Z')).toEqual([
      ['Tomorrow 08:00', '2026-12-01T08:00'],
      ['Monday 08:00', '2026-12-07T08:00'],
    ])
  })
})
