import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const at = '/harness/'

/**
 * Parts of the shell that no page shows yet are tried on a page of the built site, with its styles and its security
 * policy: a module of the site's own sources, built as the site is, and answered by the test in the site's place.
 */
export async function buildHarness(): Promise<{
  load(page: Page): Promise<void>
  remove(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'harness-'))
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    base: at,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      target: 'es2022',
      rollupOptions: {
        input: fileURLToPath(new URL('shell-harness.ts', import.meta.url)),
        output: { entryFileNames: 'harness.js' },
      },
    },
  })
  return {
    async load(page) {
      await page.route(`**${at}**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
        await route.fulfill({
          contentType: type,
          body: await readFile(join(folder, pathname.slice(at.length))),
        })
      })
      await page.addScriptTag({ url: `${at}harness.js`, type: 'module' })
      await page.waitForFunction(() => 'harness' in window)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
