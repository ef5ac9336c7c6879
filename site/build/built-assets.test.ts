import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import postcss, { type Rule } from 'postcss'
import stylelint from 'stylelint'
import { beforeAll, describe, expect, test } from 'vitest'

// The oldest browsers supported (docs/decisions/0072-oldest-browsers.md) know what was Baseline in 2021.

const root = resolve(import.meta.dirname, '../..')
const readAssets = (extension: string) =>
  globSync(`dist/site/client/**/*.${extension}`, { cwd: root }).map(
    (file) => [file, readFileSync(resolve(root, file), 'utf8')] as const,
  )
let styles: string
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  styles = readAssets('css')
    .map(([, text]) => text)
    .join('\n')
}, 300_000)

/** Newer features that pages are usable without, as the tool names them, by what an older browser shows instead. */
const accepted = {
  'Everything that the rules hide, and the usual look of a chosen field; e2e/old-browsers.test.ts removes these rules':
    ['Selector "has"'],
  'The same page with the browser’s own colours, lines, bars and markers': [
    'Property "accent-color"',
    'Media condition "forced-colors"',
    'Property "mask"',
    'Property "outline"',
    'Property "paint-order"',
    'Property "scrollbar-width"',
    'Property "text-size-adjust"',
    'Property "text-wrap"',
    'Selector "marker"',
    'Selector "selection"',
  ],
  'The same page without a transition or a lead in scrolling': [
    'At-rule "@view-transition"',
    'Property "overflow-anchor"',
    'Property "overscroll-behavior"',
    'Property "scroll-behavior"',
    'Property "scroll-initial-target"',
    'Property "scroll-snap-type"',
    'Property "view-transition-name"',
    'Selector "view-transition"',
    'Selector "view-transition-group"',
    'Selector "view-transition-new"',
    'Selector "view-transition-old"',
    'Value "clip" of property "overflow"',
  ],
  'The same page, rendered less quickly': [
    'Property "contain-intrinsic-block-size"',
    'Property "content-visibility"',
  ],
  'A button or a count that does nothing without scripts': ['Media condition "scripting"'],
  'A sheet of paper with other margins and breaks': [
    'At-rule "@page"',
    'Property "print-color-adjust"',
    'Value "avoid" of property "break-after"',
    'Value "avoid" of property "break-before"',
  ],
  'The same on paper: site/client/print.ts opens the details': ['Selector "details-content"'],
  'The same: inside @supports': [
    'Property "position-try-fallbacks"',
    'Value "span-all" of property "position-area"',
  ],
  'The same: supported by the oldest browsers, but Baseline later or only with a prefix, which the build adds':
    [
      'Property "appearance"',
      'Property "color-scheme"',
      'Selector "backdrop"',
      'Selector "focus-visible"',
      'Value "anywhere" of property "overflow-wrap"',
    ],
}

/** Removes values for which the same rule has an earlier value of the property, which older browsers use. */
function withoutEnhancements(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    const known = new Set<string>()
    rule.each((node) => {
      if (node.type !== 'decl') return
      if (known.has(node.prop)) node.remove()
      known.add(node.prop)
    })
  })
  return sheet.toString()
}

/** Lists the features in these styles that are newer than the oldest browsers. */
async function findNewer(css: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: withoutEnhancements(css),
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available: 2021 }] },
    },
  })
  const texts = results.flatMap(({ warnings }) =>
    warnings.map(({ text }) => text.replace(/ is not a .*/, '')),
  )
  return [...new Set(texts)].toSorted()
}

const newerSelector = /:(?:has|backdrop|details-content|view-transition[\w-]*)\b/

/** Lists rules that older browsers drop whole because of one selector in the list. */
function findMixedRules(css: string): string[] {
  const mixed: string[] = []
  postcss.parse(css).walkRules(({ selectors, selector }: Rule) => {
    const newer = selectors.filter((one) => newerSelector.test(one))
    if (newer.length > 0 && newer.length < selectors.length) mixed.push(selector)
  })
  return mixed
}

describe('built style sheets', () => {
  test('use no feature that the oldest browsers lack', async () => {
    expect(await findNewer(styles)).toEqual(Object.values(accepted).flat().toSorted())
  })

  test('list no newer selector beside a known one', () => {
    expect(findMixedRules(styles)).toEqual([])
  })
})

/** A regular expression with lookbehind is a syntax error in Safari before 16.4: its whole file does not run. */
const lookbehind = /\(\?<[=!]/

describe('built scripts', () => {
  test('have no lookbehind', () => {
    const scripts = readAssets('js')
    expect(scripts).not.toEqual([])
    expect(scripts.filter(([, text]) => lookbehind.test(text)).map(([file]) => file)).toEqual([])
  })
})

describe('the check of scripts', () => {
  test.each(['/(?<=a)b/', 'RegExp("(?<!a)b")'])('finds %s', (script) => {
    expect(script).toMatch(lookbehind)
  })

  test('passes a named group', () => {
    expect('/(?<year>a)b/').not.toMatch(lookbehind)
  })
})

describe('the check of style sheets', () => {
  test.each([
    ['@layer base{a{color:red}}', 'At-rule "@layer"'],
    ['@container (width>300px){a{color:red}}', 'At-rule "@container"'],
    ['a{&:hover{color:red}}', 'Selector "nesting"'],
    ['a{color:color-mix(in srgb,red,blue)}', 'Function "color-mix"'],
    ['a{height:100dvh}', 'Unit "dvh"'],
    ['a{rotate:45deg}', 'Property "rotate"'],
  ])('finds %s', async (css, feature) => {
    expect(await findNewer(css)).toEqual([feature])
  })

  test('passes a newer value after a fallback', async () => {
    expect(await findNewer('a{height:100vh;height:100dvh}')).toEqual([])
  })

  test('finds a rule that is dropped whole', () => {
    expect(findMixedRules('a,b:has(c){color:red}')).toEqual(['a,b:has(c)'])
  })
})
