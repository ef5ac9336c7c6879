import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { textsByKey } from '#contract/corrected-messages.ts'
import { customerTexts } from '../server/src/messages/customer-messages/customer-messages.ts'
import { messagesIn } from '../site/messages/messages.ts'

// What visitors and customers read, mails and texts included, is the staff's (items of collections) or a message. A sentence
// anywhere else could be changed by a release only. Left out are comments, what is told in errors, and what staff and clients
// of the API read.

const root = resolve(import.meta.dirname, '..')
const searched = [
  'contract/**/*.ts',
  'site/**/*.{ts,tsx}',
  'server/src/**/*.ts',
  'database/{*,collections/**/*}.ts',
]
const notSearched = [
  /\.test\.tsx?$/,
  /^site\/messages\//,
  /^server\/src\/messages\/customer-messages\//,
  /^contract\/backoffice\//,
  /^site\/dev\.ts$/,
]

/** Files that may hold texts of their own, and why. */
const allowed: Readonly<Record<string, string>> = {
  'contract/currencies.ts': 'names of currencies, which are no sentences',
  'contract/rules/public-holidays.ts': 'names of holidays that staff add with one press: no sentences',
  'contract/rules/opening.ts': 'how hours are written down, as days and months are: no sentences',
  'site/keep-together.ts': 'words that stand beside numbers, which are looked for and not shown',
  'site/islands/finder/map.tsx': 'a lake’s name, which is the same in both languages',
  'site/islands/code-dialog/error.ts': 'the spec’s own sentence of the service, by which a refusal is known',
  'server/src/content/search/search-index.ts': 'small words that a search leaves out: no sentence',
  'server/src/content/figures.ts': 'what staff read where they choose a figure',
  'server/src/messages/templates/item-withdrawn.ts': 'a mail to staff',
  'server/src/messages/templates/staff-link.ts': 'a mail to staff',
  'server/src/messages/templates/staff-notice.ts': 'a mail to staff',
  'server/src/messages/templates/staff-request.ts': 'a mail to staff',
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

const words = (text: string) => wordsIn(text.toLowerCase().replace(/[{][^}]*[}]/g, ''))
const wordsOf = (messages: object) => new Set(Object.values(textsByKey(messages)).flatMap(words))
const english = wordsOf([messagesIn('en'), customerTexts.en])
/** Words that stand in Chichewa messages, and in no English one. */
const chichewa = new Set(
  [...wordsOf([messagesIn('ny'), customerTexts.ny])].filter((word) => !english.has(word)),
)
/** Three words or more, half of them Chichewa: however it is chosen, it is one half of a text in both languages. */
function isChichewa(text: string): boolean {
  const all = words(text)
  return all.length > 2 && all.filter((word) => chichewa.has(word)).length * 2 >= all.length
}

/** Whether a text of two words or more is in a node or below it. */
function holdsWords(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsWords)
  if (!isNode(value)) return false
  const text = textOf(value)
  return text === null ? Object.values(value).some(holdsWords) : /\p{L},? \p{L}/u.test(text)
}

const nameOf = (node: unknown): unknown => (isNode(node) ? (node['name'] ?? node['value']) : undefined)
const isLang = (node: unknown): boolean => ['en', 'ny'].includes(String(nameOf(node)))

/** Words chosen by language: both side by side, one or the other, or all of a language under its name. */
function isByLanguage(node: Node): boolean {
  if (node.type === 'ObjectExpression') {
    const values = new Map((node['properties'] as Node[]).map(({ key, value }) => [nameOf(key), value]))
    return ['en', 'ny'].every((lang) => holdsWords(values.get(lang)))
  }
  if (node.type === 'ConditionalExpression') {
    const { test } = node
    const sides = isNode(test) ? [test['left'], test['right']] : []
    return sides.some((side) => isNode(side) && side.type === 'Literal' && isLang(side)) && holdsWords(node)
  }
  return node.type === 'VariableDeclarator' && isLang(node['id']) && holdsWords(node['init'])
}

/** Attributes that are read out or shown. */
const readAttributes =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|roledescription|valuetext))$/
/** A word in an attribute that readers meet. */
function isReadAttribute(node: Node): boolean {
  if (node.type !== 'JSXAttribute' || !readAttributes.test(String(nameOf(node['name'])))) return false
  const { value } = node
  const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value
  return /\p{L}{2}/u.test(textOf(inner) ?? '')
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
    if (isByLanguage(value) || isReadAttribute(value))
      found.push(source.slice(Number(value['start']), Number(value['end'])))
    else if (
      value.type === 'CallExpression' &&
      called(value) === 'both' &&
      (value['arguments'] as Node[]).some((one) => textOf(one) !== null)
    )
      found.push('both(…)')
    else if (
      value.type === 'JSXText' &&
      wordsIn(String(value['value'])).some((word) => /\p{Ll}/u.test(word) && word.length > 2)
    )
      found.push(String(value['value']).trim())
    else {
      const text = textOf(value)
      if (text !== null && ((inSite && isSentence(text)) || isChichewa(text))) found.push(text)
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
  ['site/i.tsx', 'export const I = () => <img alt="Map" src={s} />'],
  ['site/j.tsx', 'export const J = () => <nav aria-label={`Pages ${n}`}>{c}</nav>'],
  ['site/k.tsx', 'export const K = () => <a href={h}>Continue</a>'],
  [
    'contract/l.ts',
    "export const l = [{ id: 'x', text: { en: 'Pages are missing.', ny: 'Masamba akusowa.' } }]",
  ],
  ['server/src/m.ts', "const m = lang === 'en' ? { subject: 'Your code' } : { subject: 'Nambala yanu' }"],
  ['server/src/n.ts', "const en = { kinds: { code: 'Your code' } } as const"],
  ['server/src/o.ts', "export const o = { en: { is: 'It is here' }, ny: { is: 'Ili pano' } }"],
])('one in %s is found', (name, source) => {
  expect(textsIn(name, source)).not.toEqual([])
})

test.each([
  ['site/f.ts', "throw new Error('This part is drawn on the server only')"],
  ['site/g.ts', '// A sentence that says why it is so.\nexport const g = "data-open messages"'],
  ['contract/h.ts', "export const h = { en: 'Name', ny: 'Dzina' }"],
  ['site/p.tsx', "export const P = () => <img alt={text.map} title={lang === 'ny' ? '/ny' : ''} src={s} />"],
])('none is found in %s', (name, source) => {
  expect(textsIn(name, source)).toEqual([])
})

test.each([
  [
    'by a condition',
    'const line = inNy ? `Zofunsa zachuluka kuchokera pa netiweki yanu ${n}.` : `Too many.`',
  ],
  ['by a statement', "if (ny) return 'Yesaninso pakatha masekondi 60.'"],
  ['in a list', "const lines = ['Too many requests.', 'Zofunsa zachuluka kuchokera pa netiweki yanu.']"],
  ['under its language', "const lines = { en: 'Too many', ny: 'Zofunsa zachuluka' }"],
])('a text in both languages is found, chosen %s', (_how, source) => {
  expect(textsIn('server/src/one.ts', `export function one() { ${source} }`)).not.toEqual([])
})
