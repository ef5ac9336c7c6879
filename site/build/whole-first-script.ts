import type { Plugin } from 'vite'

const mark = '?first'

/**
 * Every page waits for the first script, so it is one file: what it shares with later ones is copied into it rather
 * than fetched beside it. What it reaches may therefore keep no state that later scripts rely on.
 * @param entry the first script, such as `site/client.ts`
 */
export const wholeFirstScript = (entry: string): Plugin => ({
  name: 'whole-first-script',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer?.endsWith(`/${entry}`) && !importer?.endsWith(mark)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!found || options.kind === 'dynamic-import' || found.id.startsWith('\0')) return found
    return { ...found, id: found.id + mark }
  },
})
