import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

const inPackage = /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/** Notes which packages a build has put in, by their folders as the lockfile names them, for the release's list. */
export const notePackages = (file: string): Plugin => ({
  name: 'note-packages',
  async generateBundle(_options, bundle) {
    const folders = new Set<string>()
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const id of chunk.moduleIds) {
        const folder = inPackage.exec(id.replaceAll('\\', '/'))?.[1]
        if (folder !== undefined) folders.add(folder)
      }
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify([...folders].sort(), null, 2))
  },
})
