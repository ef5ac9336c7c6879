import { expect, test } from 'vitest'
import { z } from 'zod'
import { collections } from '#contract/registry.ts'
import { fieldsOf } from './field-errors.ts'

const faultsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value)
  if (!error) throw new Error('nothing is wrong with it')
  return Object.values(fieldsOf(error))
}

test.each([
  [z.string(), undefined, 'This is missing.'],
  [z.string(), 5, 'This takes a text.'],
  [z.string().min(1), '', 'This must not be empty.'],
  [z.string().min(3), 'a', 'This takes at least 3 characters.'],
  [z.string().max(300), 'x'.repeat(301), 'This takes at most 300 characters.'],
  [z.string().regex(/^\d{1,9}$/), 'x', 'This is not written the way it is taken here.'],
  [z.string().regex(/^a$/, 'This takes an a.'), 'x', 'This takes an a.'],
  [z.int(), 1.5, 'This takes a whole number.'],
  [z.number().min(2), 1, 'This takes 2 or more.'],
  [z.array(z.string()).min(1), [], 'This takes at least 1 entry.'],
  [z.enum(['a', 'b']), 'c', 'This takes one of: a, b.'],
  [z.literal('true'), 'c', 'This takes true.'],
  [z.uuid(), 'c', 'This takes the id of an item.'],
  [z.email(), 'c', 'This takes an e-mail address such as name@bank.example.'],
  [z.iso.date(), 'c', 'This takes a day such as 2026-11-21.'],
  [z.strictObject({}), { extra: 1 }, 'This is not known here.'],
  [z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]), {}, 'This is not right.'],
  [z.boolean(), 'yes', 'This takes true or false.'],
])('%#: %j', (schema, value, sentence) => {
  expect(faultsOf(schema, value)).toEqual([sentence])
})

/** Wrong in as many ways as come to mind. */
const wrong = [undefined, null, '', 'x', 'x'.repeat(200_000), -1, 1.5, 1e9, true, [], ['x'], {}, { en: '' }]

test('whatever is wrong with whichever field of a collection, it is said in a sentence', () => {
  for (const { name, fields, schema } of collections)
    for (const field of Object.keys(fields))
      for (const value of wrong) {
        const { error } = schema.safeParse({ [field]: value, surplus: 1 })
        for (const [path, sentence] of Object.entries(error ? fieldsOf(error) : {}))
          expect(`${name} ${path}: ${sentence}`).toMatch(/^[^:]+: [A-Z][^^\\<>]+\.$/)
      }
})
