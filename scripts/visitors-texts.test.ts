import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

// What visitors read is the staff's (items of collections) or a message. A sentence anywhere else could be changed by a
// release only. Left out are comments, what is told in errors, and what staff and clients of the API read.

const root = resolve(import.meta.dirname, '..')
const searched = ['contract/**/*.ts', 'site/**/*.{ts,tsx}', 'server/src/{pages,content,kyc}/**/*.ts']
const notSearched = [/\.test\.tsx?$/, /^site\/messages\//, /^contract\/backoffice\//, /^site\/dev\.ts$/]

/** Files that may hold texts of their own, and why. */
const allowed: Readonly<Record<string, string>> = {
  'contract/currencies.ts': 'names of currencies, which are no sentences',
  'contract/rules/kyc-reasons.ts': 'a fixed list of reasons, which officers choose from and mails name',
  'site/islands/code-dialog/error.ts': 'the spec’s own sentence of the service, by which a refusal is known',
  'server/src/content/figures.ts': 'what staff read where they choose a figure',
}

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The text of a string or of a template, with its gaps left out; null for anything else. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
/** A capital letter and four words or more that are parted by nothing but spaces and commas. */
const isSentence = (text: string) => /^\p{Lu}[\p{L}’'-]*(?:,? [\p{L}…’'-]+){3,}[^<>{}]*$/u.test(text.trim())

/** Both languages of a text side by side. */
function isBilingual(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false
  const texts = new Map(
    (node['properties'] as Node[]).map(({ key, value }) => [
      isNode(key) ? (key['name'] ?? key['value']) : undefined,
      textOf(value),
    ]),
  )
  return ['en', 'ny'].every((lang) => /\p{L} \p{L}/u.test(texts.get(lang) ?? ''))
}

const called = ({ callee }: Node): string =>
  isNode(callee) && typeof callee['name'] === 'string' ? callee['name'] : ''
/** What is told to programs and to who writes them. */
const isForPrograms = (node: Node) =>
  (node.type === 'NewExpression' && called(node).endsWith('Error')) || node.type === 'TSTypeAliasDeclaration'

/** The texts in a source that visitors would read. */
function textsIn(name: string, source: string): string[] {
  const found: string[] = []
  const inSite = name.startsWith('site/')
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value) || isForPrograms(value)) return
    if (isBilingual(value)) found.push(source.slice(Number(value['start']), Number(value['end'])))
    else if (
      value.type === 'CallExpression' &&
      called(value) === 'both' &&
      (value['arguments'] as Node[]).some((one) => textOf(one) !== null)
    )
      found.push('both(…)')
    else if (value.type === 'JSXText' && wordsIn(String(value['value'])).length > 2)
      found.push(String(value['value']).trim())
    else {
      const text = inSite ? textOf(value) : null
      if (text !== null && isSentence(text)) found.push(text)
    }
    Object.values(value).forEach(walk)
  }
  walk(parseSync(name, source).program)
  return found
}

test('no source holds a sentence that visitors read', () => {
  const names = searched
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((name) => !notSearched.some((one) => one.test(name)))
  expect(names.length).toBeGreaterThan(400)
  const found = names.flatMap((name) =>
    textsIn(name, readFileSync(resolve(root, name), 'utf8')).map((text) => ({ name, text })),
  )
  expect(found.filter(({ name }) => !(name in allowed))).toEqual([])
  // An exception that is not needed any more goes.
  const used = new Set(found.map(({ name }) => name))
  expect(Object.keys(allowed).filter((name) => !used.has(name))).toEqual([])
})

test.each([
  ['site/a.tsx', 'export const A = () => <p>Bring your own papers.</p>'],
  ['site/b.tsx', 'export const B = () => <p title="Bring your own papers">{c}</p>'],
  ['contract/c.ts', "export const c = { en: 'Our branches', ny: 'Nthambi zathu' }"],
  ['contract/d.ts', "export const d = both('Loans', 'Ngongole')"],
  ['site/e.ts', 'export const e = (n: number) => `You have ${n} days left for it`'],
])('one in %s is found', (name, source) => {
  expect(textsIn(name, source)).toHaveLength(1)
})

test.each([
  ['site/f.ts', "throw new Error('This part is drawn on the server only')"],
  ['site/g.ts', '// A sentence that says why it is so.\nexport const g = "data-open messages"'],
  ['contract/h.ts', "export const h = { en: 'Name', ny: 'Dzina' }"],
])('none is found in %s', (name, source) => {
  expect(textsIn(name, source)).toEqual([])
})
