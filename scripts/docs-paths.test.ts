import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'

// Every file and folder that a document names exists, and every file that a comment names.

const root = resolve(import.meta.dirname, '..')
const folders = ['contract', 'database', 'server', 'site', 'backoffice', 'e2e', 'bench', 'scripts', 'docs']

const listed = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${folder}/${name.split(sep).join('/')}`,
  )
const own = readdirSync(root)
const paths = [...own.map((name) => `/${name}`), ...folders.flatMap(listed)]

const documents = paths.filter((path) => path.endsWith('.md')).map((path) => path.slice(1))

/** What was made and is in no repository, and what is part of an address or a pattern. */
const isElsewhere = (word: string) =>
  /^(data|dist|node_modules|\.cache|\.test|\.git|DATA_DIR|https?:)(\/|$)/.test(word) ||
  /[<>*…{}=:$]/.test(word)

/** A file by its ending, or a folder by where it begins. */
const isPath = (word: string) =>
  /^[\w./-]+\.(ts|tsx|mjs|css|md|json|sql|example)$/.test(word) ||
  (/^[\w./-]+\/[\w./-]*$/.test(word) && folders.includes(word.split('/')[0] ?? ''))

/** Paths in code spans and blocks, often without their beginning: `live/replay.ts`. */
function pathsIn(text: string): string[] {
  const spans = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`]+)`/g)].map(
    ([, block, span]) => block ?? span,
  )
  return spans
    .flatMap((span) => (span ?? '').split(/[\s,'"()|]+/))
    .filter((word) => !word.startsWith('/') && !isElsewhere(word) && isPath(word.replace(/^\.\//, '')))
}

const missingIn = (text: string): string[] =>
  pathsIn(text).filter((word) => {
    const wanted = `/${word.replace(/^(\.\.?\/)+/, '').replace(/\/$/, '')}`
    return !paths.some((path) => path.endsWith(wanted))
  })

test('it sees a path that is not there', () => {
  expect(
    missingIn('`nowhere/at-all.ts`, `server/src/attic/`, `scripts/start.mjs` and `/fdhbankplc/loan`'),
  ).toEqual(['nowhere/at-all.ts', 'server/src/attic/'])
})

test.each(documents)('%s names what exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, to]) => to ?? '')
    .filter((to) => !/^[a-z]+:/.test(to) && !to.includes('{'))
  expect([
    ...missingIn(text),
    ...links.filter((to) => !existsSync(join(root, dirname(document), to))),
  ]).toEqual([])
})

test('comments name files that exist', () => {
  const code = paths.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
  const missing = code.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line) => /(?:\/\/|^\s*\*|\/\*)(.*)/.exec(line)?.[1] ?? '')
      .flatMap((comment) => comment.match(/(?<![\w/.-])[\w-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|md)\b/g) ?? [])
      .filter((word) => !paths.some((one) => one.endsWith(`/${word}`)))
      .map((word) => `${path}: ${word}`),
  )
  expect(missing).toEqual([])
})
