import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/settings.ts'
import { openTransports, type Transports } from './transports.ts'

const sockets = new Set<Socket>()
let server: Server
let transports: Transports
beforeEach(async () => {
  // Accepts connections and never responds.
  server = createServer((socket) => void sockets.add(socket))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // a TCP server's is never a path
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'bank@sample.invalid',
    SMS_URL: `http://127.0.0.1:${port}`,
    SMS_TOKEN: 'sample',
    MESSAGE_TIMEOUT_SECONDS: '1',
  }
  transports = openTransports(readConfig(env, []).messaging)
})
afterEach(async () => {
  transports.close()
  sockets.forEach((socket) => socket.destroy())
  await new Promise((done) => server.close(done))
})
const message = {
  id: 'sample',
  content: { subject: 'Sample', text: 'Sample', html: '<p>Sample</p>', sms: 'Sample' },
}

test('a mail server that does not respond fails the message', async () => {
  await expect(transports.email({ ...message, to: 'customer@sample.invalid' })).rejects.toThrow(/.+/)
})

test('a text gateway that does not respond fails the message', async () => {
  await expect(transports.sms({ ...message, to: '+265999000000' })).rejects.toThrow(/.+/)
})
