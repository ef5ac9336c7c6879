import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { build, type Manifest } from 'vite'
import type { Assets } from '#contract/site.ts'
import { compressAssets } from './build/compress.ts'
import { cutFonts } from './build/fonts.ts'
import { makeIcons } from './build/icons.ts'
import { notePackages } from './build/note-packages.ts'
import { oldestBrowsers } from './build/oldest-browsers.ts'
import { plainImports } from './build/plain-imports.ts'
import { divideStyles, makeSheet, noteStyles, type NotedStyles } from './build/sheets.ts'
import { wholeFirstScript } from './build/whole-first-script.ts'

// Builds the site: dist/site/client (assets), dist/site/server/entry.js (`createSite`) and dist/site/assets.json.

const client = 'dist/site/client'
const server = 'dist/site/server'

// A NODE_ENV that the caller happens to have (a test run, a developer's shell) must not change what is built: the
// JSX transform would call React's development functions, which its production build does not have.
// oxlint-disable-next-line node/no-process-env -- written, not read; Vite takes it from nowhere else
process.env.NODE_ENV = 'production'

await rm('dist/site', { recursive: true, force: true })
await Promise.all([cutFonts(), makeIcons()])

await build({
  logLevel: 'warn',
  plugins: [
    wholeFirstScript('site/client.ts'),
    wholeFirstScript('site/places.client.ts'),
    plainImports(),
    notePackages('dist/.packages/site-client.json'),
  ],
  build: {
    outDir: client,
    manifest: true,
    // In one piece, and put aside: the sheets are made below.
    cssCodeSplit: false,
    modulePreload: false,
    target: oldestBrowsers,
    rollupOptions: {
      preserveEntrySignatures: 'strict',
      input: { client: 'site/client.ts', places: 'site/places.client.ts', styles: 'site/styles.ts' },
    },
  },
})

const noted: NotedStyles = new Map()
await build({
  logLevel: 'warn',
  plugins: [noteStyles(noted), notePackages('dist/.packages/site-server.json')],
  // The server may run without NODE_ENV; React's development build would be several times slower.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: server,
    ssr: 'site/entry.server.tsx',
    target: 'node24',
    copyPublicDir: false,
    rollupOptions: {
      output: { entryFileNames: 'entry.js' },
      // What a browser fetches when it needs it is all here at once.
      checks: { ineffectiveDynamicImport: false },
    },
  },
})

// One sign beyond ASCII makes Node keep a large text with two bytes a sign. Escapes mean the same.
const entry = `${server}/entry.js`
const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
await writeFile(entry, (await readFile(entry, 'utf8')).replace(/[^\0-\u007f]/g, escape))

// Vite's own file; its type is the one it exports.
const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8')) as Manifest
const entries = Object.values(manifest)
const addressOf = (end: string) => {
  const found = entries.find(
    (entry) => entry.src?.endsWith(end) || entry.name === end || entry.file.endsWith(end),
  )
  if (!found) throw new Error(`The build made no ${end}.`)
  return `/${found.file}`
}
const { all, own, inner } = await divideStyles(noted)
for (const file of await readdir(`${client}/assets`))
  if (file.endsWith('.css')) await rm(`${client}/assets/${file}`)
const sheet = async (files: readonly string[]) => {
  const { fileName, source } = await makeSheet(files)
  await writeFile(`${client}/${fileName}`, source)
  return `/${fileName}`
}
const ownStyles: Record<string, string> = {}
for (const [name, files] of own) ownStyles[name] = await sheet(files)
const assets: Assets = {
  script: addressOf('site/client.ts'),
  placesScript: addressOf('site/places.client.ts'),
  styles: [await sheet(all)],
  ownStyles,
  innerStyles: [await sheet(inner)],
  fonts: [
    addressOf('fonts/bricolage.woff2'),
    addressOf('fonts/atkinson.woff2'),
    addressOf('fonts/nought.woff2'),
  ],
}
await writeFile('dist/site/assets.json', JSON.stringify(assets, null, 2))
await compressAssets(client)
