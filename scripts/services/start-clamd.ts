import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'

/** The test file that every scanner knows (eicar.org), in two halves: whole it would be found in this very file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)

/** A real clamd with two signatures of its own, since the usual ones cannot be fetched everywhere. */
export async function startClamd(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const signatures = join(folder, 'signatures')
  await mkdir(signatures, { recursive: true })
  const hash = createHash('md5').update(eicar).digest('hex')
  await writeFile(join(signatures, 'local.hdb'), `${hash}:${eicar.length}:Eicar-Test\n`)
  await writeFile(join(signatures, 'local.ndb'), `Eicar-Inside:0:*:${eicar.toString('hex')}\n`)
  const socket = join(folder, 'clamd.sock')
  const settings = [
    `DatabaseDirectory ${signatures}`,
    `LocalSocket ${socket}`,
    'Foreground yes',
    'StreamMaxLength 25M',
    'LogVerbose no',
  ]
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const last = () => child.kill('SIGKILL')
  process.once('exit', last)
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  let said = ''
  await new Promise<void>((done, failed) => {
    const hear = (part: Buffer) => {
      said += part.toString()
      if (/Self checking|listening daemon/i.test(said)) done()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', failed)
    void ended.then(() => failed(new Error(`clamd ended: ${said}`)))
  })
  return {
    url: `unix://${socket}`,
    async stop() {
      process.off('exit', last)
      child.kill('SIGTERM')
      await ended
    },
  }
}
