import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(js|css|svg|webmanifest|json)$/

/** Writes `.br` and `.gz` beside every asset that gains by it, so that the server never compresses one itself. */
export async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const body = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      await writeFile(`${path}.br`, await brotli(body, { params }))
      await writeFile(`${path}.gz`, await zip(body, { level: 9 }))
    }),
  )
}
