import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './settings.ts'
import { effectiveSettings } from './effective-settings.ts'

// docs/settings.example, the README's table and the code name the same settings.

const root = join(import.meta.dirname, '../../..')
const example = Object.fromEntries(
  [...readFileSync(join(root, 'docs/settings.example'), 'utf8').matchAll(/^#([A-Z][A-Z0-9_]+)=(.+)$/gm)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  ),
)
const known = effectiveSettings({}).map(({ name }) => name)

test('the example holds every setting, each once, and no other', () => {
  expect(Object.keys(example).toSorted()).toEqual(known.toSorted())
})

test('every setting that the code reads is known', () => {
  const read = new Set<string>()
  const noted = new Proxy(example, {
    get(target, name) {
      read.add(String(name))
      return target[String(name)]
    },
  })
  readConfig(noted, [])
  expect([...read].filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !read.has(name))).toEqual([])
})

test('the README has a word on each', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(known.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
})

test('what it holds can be used, and where there is a value without the line, it is that one', () => {
  expect(() => readConfig(example, [])).not.toThrow()
  const defaults = effectiveSettings({}).flatMap(({ name, value }) =>
    value === null || name === 'NODE_ENV' ? [] : [[name, value]],
  )
  expect(example).toMatchObject(Object.fromEntries(defaults))
})

test('the runbook names each setting under "Several instances"', () => {
  const runbook = readFileSync(join(root, 'docs/RUNBOOK.md'), 'utf8')
  const section = /^## Several instances\n(.*?)^## /ms.exec(runbook)?.[1] ?? ''
  expect(known.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
})
