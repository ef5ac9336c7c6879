import { expect, test } from 'vitest'
import { ListAnswers } from './list-answers.ts'

const about = { type: 'application/json; charset=utf-8', vary: 'Accept-Encoding', variant: 'en' }
const items = ['{"a":1}', '{"b":2}', '{"c":3}'].map((json) => Buffer.from(json))

test('the same items are one answer, other items another', () => {
  const lists = new ListAnswers()
  const all = lists.of(items, about)
  expect(lists.of([...items], about)).toBe(all)
  const [first = Buffer.of(), ...others] = items
  const identities = [
    all,
    lists.of([first], about),
    lists.of(others, about),
    lists.of([first, ...others.toReversed()], about),
    lists.of([Buffer.from('{"a":2}'), ...others], about),
    lists.of([], about),
  ].map(({ identity }) => identity)
  expect(new Set(identities).size).toBe(identities.length)
  // One that was made anew says the same.
  expect(lists.of(items, about).identity).toBe(all.identity)
})
