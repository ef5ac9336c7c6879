import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

// Two stylesheets: what the companies' homes and the lists of branches show, which are most visitors' first pages, and
// what only other pages do.

const site = resolve(import.meta.dirname, '..')
/** Those pages, the frame around every page, and what takes a page's place when it fails. See `needsOneSheet`. */
const isRoot = (id: string) =>
  /\/site\/(?:shell\/[\w-]+|pages\/(?:\w+\/home|branches|bureau\/locations))\.tsx$/.test(id)
const isModule = (id: string) => id.endsWith('.module.css')

/** Notes which styles these pages are drawn with, while a build goes through the pages. @param found filled at its end */
export const noteFirstStyles = (found: Set<string>): Plugin => ({
  name: 'note-first-styles',
  buildEnd() {
    const left = [...this.getModuleIds()].filter(isRoot)
    const seen = new Set(left)
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (isModule(id)) found.add(id)
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        left.push(next)
      }
    }
  },
})

/** In this order, so that a page may add to a component. The browser's own are shown on any page. */
const folders = ['components', 'shell', 'islands', 'pages', 'client']

/** Every style of the site, cut in two. @param noted as noted by the plugin above */
export async function divideStyles(noted: ReadonlySet<string>): Promise<{ all: string[]; inner: string[] }> {
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
  // A page of the first sheet may add to any component, so that all of them are in it; what holds for bare elements comes last.
  const first = (path: string) => noted.has(path) || /\/site\/(?:components|shell|client)\//.test(path)
  const base = ['tokens', 'fonts', 'base', 'print'].map((name) => resolve(site, `styles/${name}.css`))
  return {
    all: [...modules.filter(first), ...base],
    inner: modules.filter((path) => !first(path)),
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
      target: 'es2022',
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const made = outputs.flatMap(({ output }) => output)
  const sheet = made.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The build made no stylesheet.')
  return sheet
}
