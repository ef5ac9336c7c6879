import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

const run = promisify(execFile)
const script = join(import.meta.dirname, 'ceph-s3.sh')

/** Ceph's S3 gateway with an empty bucket. Takes some fifteen seconds. */
export async function startCeph(
  folder: string,
): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const [monitor, port] = [String(await freePort()), String(await freePort())]
  const stop = async () => {
    await run(script, ['stop', folder])
  }
  try {
    await run(script, ['start', folder, monitor, port], { timeout: 240_000 })
    const [endpoint, bucket] = [`http://127.0.0.1:${port}`, 'documents']
    const credentials = { accessKeyId: 'testkey', secretAccessKey: 'testsecret' }
    const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    client.destroy()
    const env = {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    }
    return { env, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return address && typeof address === 'object' ? address.port : 0
}
