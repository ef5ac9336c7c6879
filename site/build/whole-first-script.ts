import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The first paint waits for these scripts, so each is one file: what it shares with later ones is copied into it rather
 * than fetched beside it. What it reaches may therefore keep no state that later scripts rely on.
 * @param entry such a script, as `site/client.ts`
 */
export const wholeFirstScript = (entry: string): Plugin => {
  const mark = `?in=${basename(entry)}`
  return {
    name: `whole-first-script ${entry}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(`/${entry}`) && !importer?.endsWith(mark)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || options.kind === 'dynamic-import' || found.id.startsWith('\0')) return found
      return { ...found, id: found.id + mark }
    },
  }
}
