import type { AddressInfo } from 'node:net'
import { readConfig } from '../server/src/config/settings.ts'
import { start } from '../server/src/start.ts'

// The service with its cache off: each answer is read and rendered anew.

const service = await start(readConfig(process.env, ['--services=web']), { sample: false })
service.cache.lost()
if (!service.app) throw new Error('no web part')
await service.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = service.app.server.address() as AddressInfo // a TCP server's is never a path
console.log(`listening on http://localhost:${port} `)
process.on('SIGTERM', () => void service.stop().then(() => process.exit(0)))
