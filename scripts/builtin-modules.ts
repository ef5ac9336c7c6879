import { builtinModules } from 'node:module'
import type { Plugin } from 'rolldown'

/**
 * What Node loads when it is first asked for. `import` of the module asks for all of it at once: for those of `http` Node loads its
 * whole `fetch`, which takes some 45 ms of a start.
 */
const loadedWhenAsked: Readonly<Record<string, readonly string[]>> = {
  http: ['WebSocket', 'CloseEvent', 'MessageEvent'],
  tls: ['rootCertificates'],
  util: ['transferableAbortSignal', 'transferableAbortController', 'aborted'],
}

const idOf = (name: string) => `\0builtin:${name}`

/** Gives programs these of Node's modules without `import`, and without what is loaded when it is asked for. */
export const builtinsAsTheyAre: Plugin = {
  name: 'builtins-as-they-are',
  resolveId: {
    filter: { id: /^(?:node:)?(?:http|tls|util)$/ },
    // What asks by require() gets them as they are.
    handler: (source, _importer, { kind }) =>
      kind === 'import-statement' ? idOf(source.replace('node:', '')) : null,
  },
  load: {
    filter: { id: /^\0builtin:/ },
    handler: (id) => {
      const name = Object.keys(loadedWhenAsked).find((one) => idOf(one) === id)
      if (name === undefined || !builtinModules.includes(name)) throw new Error(`no module of Node's: ${id}`)
      const left = loadedWhenAsked[name] ?? []
      const names = Object.keys(process.getBuiltinModule(`node:${name}`) ?? {}).filter(
        (one) => !left.includes(one) && one !== 'default',
      )
      return [
        `const builtin = process.getBuiltinModule('node:${name}')`,
        'export default builtin',
        `export const { ${names.join(', ')} } = builtin`,
      ].join('\n')
    },
  },
}
