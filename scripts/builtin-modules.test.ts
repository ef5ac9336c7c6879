import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtinsAsTheyAre } from './builtin-modules.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'builtins-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a program says that was bundled and run. */
async function said(program: string, plugins: Plugin[]): Promise<string> {
  const [source, bundled] = [join(folder, 'program.mjs'), join(folder, 'bundled.mjs')]
  await writeFile(source, program)
  const made = await rolldown({ input: source, platform: 'node', plugins })
  await made.write({ file: bundled, format: 'esm' })
  await made.close()
  return execFileSync(process.execPath, [bundled], { encoding: 'utf8' }).trim()
}

const program = `
import http, { createServer } from 'node:http'
import { inspect } from 'node:util'
import * as tls from 'tls'
const isWhole = http.createServer === createServer && typeof inspect === 'function' && typeof tls.connect === 'function'
const hasFetch = process.moduleLoadList.some((name) => name.includes('undici'))
console.log(isWhole, hasFetch)
`

test('a program that has a server of Node’s has its fetch only when it asks for it', async () => {
  expect(await said(program, [])).toBe('true true')
  expect(await said(program, [builtinsAsTheyAre])).toBe('true false')
})

test('what is loaded when it is asked for is there for those who ask for it by its own name', async () => {
  const asks = `import http from 'node:http'\nconsole.log(typeof http.WebSocket, typeof WebSocket)`
  expect(await said(asks, [builtinsAsTheyAre])).toBe('function function')
})
