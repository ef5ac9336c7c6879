import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'class-names-'))
const many = Array.from({ length: 3000 }, (_, n) => `class${n}`)
beforeAll(() => {
  writeFileSync(join(folder, 'a.module.css'), many.map((name) => `.${name}{color:red}`).join('\n'))
  writeFileSync(
    join(folder, 'b.module.css'),
    '/* .gone */ .class0:hover > .inner-part, .wide::before { animation: run 1s } @keyframes run { to { top: .5em } }',
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

test('each class and animation of each file has a name of its own, which CSS takes and no script uses', () => {
  const nameOf = shortClassNames(folder)
  const all = [
    ...many.map((name) => nameOf(name, join(folder, 'a.module.css'))),
    ...['class0', 'inner-part', 'wide', 'run'].map((name) => nameOf(name, join(folder, 'b.module.css?used'))),
  ]
  expect(new Set(all).size).toBe(3004)
  expect(all.filter((name) => !/^[A-Z][A-Za-z0-9]{0,2}$/.test(name))).toEqual([])
})

test('two builds of the same files agree, and a class that is not there ends a build', () => {
  const [first, second] = [shortClassNames(folder), shortClassNames(folder)]
  const file = join(folder, 'b.module.css')
  expect(first('wide', file)).toBe(second('wide', file))
  expect(() => first('gone', file)).toThrow(/b\.module\.css has no name gone/)
})
