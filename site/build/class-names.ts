import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

// The names of classes in a build. A page says each some ten times and its sheets once more: with names of two signs, counted
// through, a first visit costs 2 KB less than with readable ones.

const site = resolve(import.meta.dirname, '..')
const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const later = `${first}abcdefghijklmnopqrstuvwxyz0123456789`

/** The names in their order: A … Z, AA … 9Z, and with three signs. They begin with a capital, unlike the names that scripts use. */
function nameAt(index: number): string {
  const start = first[index % first.length] ?? ''
  let rest = Math.floor(index / first.length)
  let end = ''
  for (; rest > 0; rest = Math.floor((rest - 1) / later.length)) end += later[(rest - 1) % later.length] ?? ''
  return start + end
}

/** Classes, and animations, which are named with them. */
function namesIn(css: string): Set<string> {
  const found = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)
  return new Set([...found].map(([, name = '']) => name))
}

/**
 * A short name for each class of each `.module.css` below `folder`, the same in every build of the same files.
 * @returns what Vite calls with a class and the file that it stands in; it throws for one that is not there
 */
export function shortClassNames(folder = site): (name: string, file: string) => string {
  const names = new Map<string, string>()
  for (const file of globSync('**/*.module.css', { cwd: folder }).toSorted())
    for (const name of namesIn(readFileSync(resolve(folder, file), 'utf8')))
      names.set(`${file} ${name}`, nameAt(names.size))
  return (name, file) => {
    const found = names.get(`${relative(folder, file.split('?')[0] ?? '')} ${name}`)
    if (found === undefined) throw new Error(`${file} has no name ${name}.`)
    return found
  }
}
