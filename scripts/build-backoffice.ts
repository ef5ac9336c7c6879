import { readFile, rm, writeFile } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { build, type Manifest } from 'vite'
import { compressAssets } from '../site/build/compress.ts'
import { notePackages } from '../site/build/note-packages.ts'

// Builds the back-office: dist/backoffice/client (what browsers load, under /backoffice/assets/) and
// dist/backoffice/assets.json. It follows the site's build, which has cut the fonts.

const client = 'dist/backoffice/client'

// As in the site's build: a NODE_ENV of the caller's must not change what is built.
// oxlint-disable-next-line node/no-process-env -- written, not read; Vite takes it from nowhere else
process.env.NODE_ENV = 'production'

await rm('dist/backoffice', { recursive: true, force: true })
await build({
  configFile: false,
  logLevel: 'warn',
  base: '/backoffice/',
  plugins: [react(), notePackages('dist/.packages/backoffice.json')],
  publicDir: false,
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
  build: {
    outDir: client,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Staff load it once a day, over the office's line: react-admin and MUI are one file of some size.
    chunkSizeWarningLimit: 3000,
    rollupOptions: { input: { main: 'backoffice/main.tsx' } },
  },
})

// Vite's own file; its type is the one it exports.
const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8')) as Manifest
const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
if (!entry) throw new Error('The build made no entry of the back-office.')
/** What every screen is drawn in: asked for with the page, so that no line breaks anew when they come. */
const drawnIn = ['atkinson', 'nought', 'bricolage']
const fonts = drawnIn.map((name) => manifest[`.cache/site/fonts/${name}.woff2`]?.file)
if (fonts.includes(undefined)) throw new Error('The build has no font of the back-office under its name.')
const assets = {
  script: `/backoffice/${entry.file}`,
  styles: (entry.css ?? []).map((file) => `/backoffice/${file}`),
  fonts: fonts.map((file) => `/backoffice/${file}`),
}
await writeFile('dist/backoffice/assets.json', JSON.stringify(assets, null, 2))
await compressAssets(client)
