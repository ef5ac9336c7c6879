import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

// Neither the compiler nor lint sees that a class is missing from the styles it is taken from: the part is only unstyled.

const root = resolve(import.meta.dirname, '..')
const imported = /^import (\w+) from '([^']+\.module\.css)'/gm
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g

/** The classes that a module's styles have. */
const classesIn = (css: string): Set<string> =>
  new Set([...css.replaceAll(comments, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))

/** What a component takes from its styles, as `styles.name` or `styles['name']`, that is not in them. */
function missingIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const code = source.replaceAll(comments, '').replaceAll(/^(import|export) .* from '.*'$/gm, '')
  return [...source.matchAll(imported)].flatMap(([, name = '', path = '']) => {
    const classes = classesIn(readFileSync(join(dirname(file), path), 'utf8'))
    const uses = code.matchAll(new RegExp(`(?<![\\w.'"/-])${name}(?:\\.|\\[')(\\w+)`, 'g'))
    return [...uses]
      .map(([, used = '']) => used)
      .filter((used) => !classes.has(used))
      .map((used) => `${relative(root, file)}: ${name}.${used}`)
  })
}

test('each class that a component takes from its styles is there', () => {
  const files = globSync('{site,backoffice}/**/*.tsx', { cwd: root }).map((file) => join(root, file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(missingIn)).toEqual([])
})
