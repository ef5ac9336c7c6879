import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { rolldown, type Plugin, type RolldownOptions } from 'rolldown'
import { notePackages } from '../site/build/note-packages.ts'
import { builtinsAsTheyAre } from './builtin-modules.ts'
import { unbundled } from './unbundled.ts'
import { toAscii } from './ascii.ts'

// Bundles the server: dist/server/launch.js (what is started), main.js and command.js (the operator's commands), with the
// parts that are loaded only when they are needed beside them; dist/server/words/, the thread that reads words for the search; and
// dist/server/reader/, the process that reads strangers' documents, which shares no file with the server. Each has a source map.

const out = 'dist/server'

/** Where a program lies that the server starts as a process or a thread of its own, seen from the file that names it. */
const places: Record<string, string> = {
  'reader.process.ts': './reader/reader.process.js',
  'orphan.worker.ts': './orphan.worker.js',
  'words.worker.ts': './words/words.worker.js',
}

const placePrograms: Plugin = {
  name: 'place-programs',
  transform: {
    filter: { code: /new URL\('[^']+\.ts', import\.meta\.url\)/ },
    handler: (code, file) => ({
      code: code.replace(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (_, named: string) => {
        const place = places[basename(named)]
        if (place === undefined) throw new Error(`${file} starts ${named}, which the bundle does not know`)
        return `new URL('${place}', import.meta.url)`
      }),
      // Within a line only: the lines are those of the source.
      map: null,
    }),
  },
}

const empty = { names: [] as string[], sources: [] as string[], mappings: '' }

/** Development runs on the sources, with Vite, which no bundle holds. */
const withoutDevelopment: Plugin = {
  name: 'without-development',
  load: {
    filter: { id: /[\\/]site[\\/]dev\.ts$/ },
    handler: () =>
      `export const createDevSite = () => { throw new Error('development runs on the sources: npm run dev') }`,
  },
}

/** `@fastify/static` lists a folder only where each file is to have a route of its own. None has (pages/asset-routes.ts). */
const withoutGlob: Plugin = {
  name: 'without-glob',
  resolveId: { filter: { id: /^glob$/ }, handler: () => '\0glob' },
  load: {
    filter: { id: /^\0glob$/ },
    handler: () => `exports.glob = async () => { throw new Error('the bundle lists no folder of files') }`,
  },
}

const refusedWarnings: ReadonlySet<string> = new Set(['UNRESOLVED_IMPORT', 'IMPORT_IS_UNDEFINED'])

async function bundle(
  folder: string,
  programs: readonly string[],
  options: RolldownOptions = {},
): Promise<void> {
  const made = await rolldown({
    input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), path])),
    platform: 'node',
    external: unbundled.map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [
      builtinsAsTheyAre,
      placePrograms,
      withoutDevelopment,
      withoutGlob,
      notePackages(`dist/.packages/${basename(folder)}.json`),
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'node24' },
    onLog(level, log, report) {
      // A package that is not there, in code of others that asks whether it is; or what a module of Node's was left without.
      if (level === 'warn' && refusedWarnings.has(log.code ?? '')) throw new Error(log.message)
      report(level, log)
    },
    ...options,
  })
  const { output } = await made.generate({
    // Where it will lie: the map names sources from there.
    dir: folder,
    format: 'esm',
    sourcemap: true,
    // Node keeps the text of what it runs, so it holds no comments and no blanks. Names stay as they are.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    comments: false,
    entryFileNames: '[name].js',
    // In one folder with the programs, so that what they name beside them is beside each.
    chunkFileNames: '[name]-[hash].js',
  })
  await made.close()
  await mkdir(folder, { recursive: true })
  for (const file of output) {
    if (file.type !== 'chunk') continue
    // Assets are the maps as they were before. What holds no statement has none.
    const { code, map } = toAscii(file.code, file.map ?? empty)
    await writeFile(join(folder, file.fileName), code)
    if (!file.map) continue
    // Where a line is, not what it says: the sources are their own files.
    const { names, sources, mappings } = map
    await writeFile(
      join(folder, `${file.fileName}.map`),
      JSON.stringify({ version: 3, names, sources, mappings }),
    )
  }
}

await rm(out, { recursive: true, force: true })
await bundle(out, ['server/src/launch.ts', 'server/src/main.ts', 'server/src/operations/command.ts'])
await bundle(join(out, 'words'), ['server/src/content/search/words.worker.ts'])
await bundle(join(out, 'reader'), [
  'server/src/kyc/inspection/reader.process.ts',
  'server/src/kyc/inspection/orphan.worker.ts',
])

/** Some are started seldom: the search's thread only where there are thousands of items. */
async function checkPlaces(): Promise<void> {
  let found = 0
  for (const name of await readdir(out, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const file = join(out, name)
    const code = await readFile(file, 'utf8')
    for (const [, named = ''] of code.matchAll(/new URL\(`([^`]+\.js)`,import\.meta\.url\)/g)) {
      found += 1
      await access(join(dirname(file), named)).catch(() => {
        throw new Error(`${file} starts ${named}, which is not there`)
      })
    }
  }
  if (found !== Object.keys(places).length) throw new Error(`the bundle starts ${found} programs`)
}
await checkPlaces()
