import { SourceMap } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { minifySync } from 'rolldown/utils'
import { toAscii } from './ascii.ts'

const source = [
  "const said = ['“yes” – 🙂', `…${1 + 1}…`, /[“–]/.test('–'), 'é']",
  'function fails() {',
  "  throw new Error('– it failed – ' + said.join())",
  '}',
  'fails()',
].join('\n')

test('signs beyond ASCII become escapes that mean the same, and the map still finds each place', () => {
  const options = { compress: false, mangle: false, sourcemap: true } as const
  const made = minifySync('a.js', source, options)
  if (!made.map) throw new Error('no map')
  const { code, map } = toAscii(made.code.trimEnd(), made.map)
  expect(code).toMatch(/^[\0-\u007f]*$/)
  const failure = (program: string): string => {
    try {
      return String(runInNewContext(program))
    } catch (error) {
      return String(error)
    }
  }
  expect(failure(code)).toBe(failure(source))
  // Where the bundle throws, by the map: the line that throws in the source.
  const column = code.indexOf('throw')
  const found = new SourceMap({ file: '', sourceRoot: '', ...map, sourcesContent: [] }).findEntry(0, column)
  expect(found).toMatchObject({ originalLine: 2, originalColumn: 2 })
  expect(code.slice(0, column)).toContain('\\u201cyes\\u201d')
})
