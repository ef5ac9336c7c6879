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
