import type { Plugin } from 'vite'

const importOfHelper = /^import \{[^}]*__vitePreload[^}]*\} from "[^"]*preload-helper[^"]*";?\n?/m

/**
 * Vite wraps each `import()` in a helper that fetches the chunk's styles first. There is one stylesheet for all
 * pages, so the helper would only be one more file that every page waits for.
 * @throws where Vite's output no longer looks as expected
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  renderChunk(code, { name }) {
    if (name === 'preload-helper' || !code.includes('__vitePreload')) return null
    const plain = code
      .replace(importOfHelper, '')
      .replaceAll('__vitePreload(', '(')
      .replaceAll(', __VITE_PRELOAD__)', ')()')
    if (/__vitePreload|__VITE_PRELOAD__/.test(plain))
      throw new Error('Vite wraps import() in a way that is not known')
    return { code: plain, map: null }
  },
  generateBundle(_options, bundle) {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue
      if (chunk.name === 'preload-helper') delete bundle[file]
      else chunk.imports = chunk.imports.filter((name) => !name.includes('preload-helper'))
    }
  },
})
