import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import type { SectionType } from '#contract/section-types.ts'
import { oldestBrowsers } from './oldest-browsers.ts'
import { homeSections, sheetNames, type SheetName } from '../sheet-names.ts'

// What a first visit pays for. One sheet has what every page may show. Each company's home and each group of pages that says so
// (`sheet` of its pages) has one more with its own styles; every other page has the inner sheet instead. A home is counted with
// the sections that it comes with; with others it has the sheet of sections as well. What two groups of inner pages share is in
// both: in the sheet of every page the homes would pay for it.

const site = resolve(import.meta.dirname, '..')
/**
 * Where each of them begins, and the frame around every page with what takes a page's place when it fails.
 * @param code the module's, in which a page says its sheet
 */
const rootOf = (id: string, code: string): SheetName | 'frame' | null => {
  if (/\/site\/shell\/[\w-]+\.tsx$/.test(id)) return 'frame'
  if (!/\/site\/pages\/.*\.tsx$/.test(id)) return null
  const [, company] = /\/site\/pages\/(\w+)\/home\.tsx$/.exec(id) ?? []
  const [, group] = /\bsheet: ['"](\w+)['"]/.exec(code) ?? []
  return sheetNames.find((name) => name === (company ?? group)) ?? null
}
const isFirst = (name: SheetName | 'frame'): boolean =>
  name in homeSections || name === 'places' || name === 'frame'
/** True for a module that draws a section of these types. */
const drawsOne = (id: string, types: readonly string[]) => {
  const [, type] = /\/site\/sections\/([\w-]+)\.tsx$/.exec(id) ?? []
  return type !== undefined && types.includes(type)
}
/** The sections that a group of pages comes with. */
const sectionsOf = (name: SheetName | 'frame'): readonly SectionType[] =>
  Object.entries(homeSections).find(([company]) => company === name)?.[1] ?? []
const isModule = (id: string) => id.endsWith('.module.css')

/** Which styles each group of pages is drawn with; `other` are the pages of no group. */
export type NotedStyles = Map<SheetName | 'frame' | 'other', ReadonlySet<string>>

/** Notes them while a build goes through the pages. @param noted filled at its end */
export const noteStyles = (noted: NotedStyles): Plugin => ({
  name: 'note-styles',
  buildEnd() {
    const reach = (roots: readonly string[], { anySection = false, later = false } = {}) => {
      const seen = new Set(roots)
      const left = [...roots]
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        const info = this.getModuleInfo(id)
        for (const next of [
          ...(info?.importedIds ?? []),
          ...(later ? (info?.dynamicallyImportedIds ?? []) : []),
        ]) {
          // The list of all pages is no part of the one that reads it.
          if (seen.has(next) || next.endsWith('/site/registry.ts')) continue
          // Nor are all types of sections.
          if (!anySection && next.endsWith('/site/sections.ts')) continue
          seen.add(next)
          left.push(next)
        }
      }
      return seen
    }
    const ids = [...this.getModuleIds()]
    const grouped = new Set<string>()
    for (const name of ['frame', ...sheetNames] as const) {
      const types = sectionsOf(name)
      const roots = ids.filter(
        (id) => rootOf(id, this.getModuleInfo(id)?.code ?? '') === name || drawsOne(id, types),
      )
      // What an island of an inner page fetches later is drawn with the same sheet.
      const reached = reach(roots, { anySection: name === 'sections', later: !isFirst(name) })
      for (const id of reached) grouped.add(id)
      noted.set(name, new Set([...reached].filter(isModule)))
    }
    const others = ids.filter((id) => /\/site\/pages\/.*\.tsx$/.test(id) && !grouped.has(id))
    noted.set('other', new Set([...reach(others, { later: true })].filter(isModule)))
  },
})

/** In this order, so that a page may add to a component. The browser's own are shown on any page. */
const folders = ['components', 'shell', 'islands', 'sections', 'pages', 'client']

type Sheets = { all: string[]; own: ReadonlyMap<SheetName, string[]>; inner: string[] }

/** Every style of the site, cut in sheets. @param noted as noted by the plugin above */
export async function divideStyles(noted: NotedStyles): Promise<Sheets> {
  const modules: string[] = []
  for (const folder of folders) {
    const files = await readdir(resolve(site, folder), { recursive: true })
    modules.push(
      ...files
        .filter(isModule)
        .toSorted()
        .map((file) => resolve(site, folder, file)),
    )
  }
  const shows = (name: SheetName | 'frame' | 'other', path: string) => noted.get(name)?.has(path) === true
  const first = (path: string) => sheetNames.filter((name) => isFirst(name) && shows(name, path))
  // Bare elements come first, since any class wins over them. A page may add to any component, so that components precede it. A
  // component of one home is shared all the same: with what adds to it in a sheet before it, it would win.
  const isShared = (path: string) =>
    /\/site\/(?:shell|client)\//.test(path) ||
    shows('frame', path) ||
    first(path).length > (path.includes('/site/components/') ? 0 : 1)
  const own = (name: SheetName) => modules.filter((path) => !isShared(path) && shows(name, path))
  const styles = (...names: readonly string[]) => names.map((name) => resolve(site, `styles/${name}.css`))
  return {
    all: [...styles('elements'), ...modules.filter(isShared), ...styles('tokens', 'fonts', 'base', 'print')],
    own: new Map(sheetNames.map((name) => [name, own(name)])),
    // What is noted nowhere is drawn by the browser.
    inner: modules.filter(
      (path) => !isShared(path) && (shows('other', path) || !sheetNames.some((name) => shows(name, path))),
    ),
  }
}

type Built = { fileName: string; source: string | Uint8Array }

/** One stylesheet of these files, minified, with the name that the build gives it. */
export async function makeSheet(files: readonly string[]): Promise<Built> {
  const entry = 'virtual:sheet'
  const built = await build({
    logLevel: 'warn',
    plugins: [
      {
        name: 'sheet',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        // Exported, so that the build, which looks for what is used, keeps them all.
        load: (id) =>
          id === `\0${entry}`
            ? `${files.map((file, n) => `import * as s${n} from ${JSON.stringify(file)}`).join('\n')}\n` +
              `export const all = [${files.map((_, n) => `s${n}`).join()}]`
            : null,
      },
    ],
    build: {
      write: false,
      cssCodeSplit: false,
      copyPublicDir: false,
      target: oldestBrowsers,
      // Flags and motifs are smaller than the headers of an answer of their own.
      assetsInlineLimit: (path) => path.endsWith('.svg'),
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const made = outputs.flatMap(({ output }) => output)
  const sheet = made.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The build made no stylesheet.')
  return sheet
}
