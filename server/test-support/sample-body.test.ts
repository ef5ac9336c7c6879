import { expect, test } from 'vitest'
import { collections } from '#contract/registry.ts'
import { bodyOf } from './sample-body.ts'

const files = { image: '00000000-0000-4000-8000-00000000000a', file: '00000000-0000-4000-8000-00000000000b' }

test.each(collections.map((definition) => [definition.name, definition] as const))(
  '%s takes the bodies made for it, each of its own',
  (_, definition) => {
    for (const ny of [true, false]) {
      for (let n = 0; n < 30; n++) {
        const parsed = definition.schema.safeParse(bodyOf(definition, n, files, { ny }))
        expect(parsed.error?.issues).toBeUndefined()
      }
    }
    expect(bodyOf(definition, 1, files)).not.toEqual(bodyOf(definition, 2, files))
  },
)

const malformed = ['a', '', '2026-11-21T06:00:00Z', 'javascript:0', -1, null, [], {}, ['a'], { en: 'a' }]

test.each(collections.map((definition) => [definition.name, definition] as const))(
  '%s: a malformed field never makes the schema throw',
  (_, definition) => {
    const body = bodyOf(definition, 0, files)
    for (const field of Object.keys(definition.schema.shape)) {
      for (const value of malformed)
        expect(() => definition.schema.safeParse({ ...body, [field]: value })).not.toThrow()
    }
  },
)
