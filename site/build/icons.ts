import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { icons } from '../icon-names.ts'
import { drawCards } from './cards.ts'

/** Our own drawing: the five weaves' colours as nested lozenges on the group's deep ground. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#231847" d="M0 0h44q20 0 20 20v44H0z"/><path fill="none" stroke="#E9B44C" stroke-width="6" d="M32 8 56 32 32 56 8 32z"/><path fill="#7FD6D3" d="M32 22v20L22 32z"/><path fill="#FFA3CB" d="M32 22v20l10-10z"/></svg>`

/** Icons for bookmarks, which take their names from the page. Browsers must not offer to install the site, because it does not start offline. */
const manifest = {
  start_url: '/',
  scope: '/',
  display: 'browser',
  lang: 'en',
  background_color: '#FBF9F5',
  theme_color: '#231847',
  icons: [
    { src: icons.small, sizes: '192x192', type: 'image/png' },
    { src: icons.large, sizes: '512x512', type: 'image/png' },
    { src: icons.svg, sizes: 'any', type: 'image/svg+xml' },
  ],
}

/** Draws the site's icons and writes the web manifest, into the folder the build copies. */
export async function makeIcons(): Promise<void> {
  const out = '.cache/site/public'
  await mkdir(`${out}/assets`, { recursive: true })
  const png = (size: number) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 64) })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
  await Promise.all([
    writeFile(out + icons.svg, svg),
    png(192).toFile(out + icons.small),
    png(512).toFile(out + icons.large),
    drawCards(out),
    writeFile(out + icons.manifest, JSON.stringify(manifest)),
  ])
}
