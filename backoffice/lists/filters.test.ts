import { expect, test } from 'vitest'
import { collections } from '#contract/registry.ts'
import { filterInputs } from './filters.tsx'

test('what is only for staff is not narrowed by a state or by its Chichewa: it is never published nor translated', () => {
  for (const definition of collections) {
    const sources = filterInputs(definition, (id) => id).map(({ key }) => key)
    expect(sources).toContain('q')
    const { name, staffOnly } = definition
    expect([name, sources.includes('state'), sources.includes('ny')]).toEqual([name, !staffOnly, !staffOnly])
  }
})
