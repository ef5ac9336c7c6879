import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'

export type Mailbox = {
  url: string
  /** every message taken, as it came over the line */
  mails: string[]
  /** refuses every message for now */
  full: boolean
  /** the status with which it refuses every recipient, such as 550 for good or 451 for now */
  refusal: number | null
  stop(): Promise<void>
}

/** A real SMTP server on the loopback. */
export async function startMailbox(): Promise<Mailbox> {
  const box: Mailbox = { url: '', mails: [], full: false, refusal: null, stop: async () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(
        box.refusal === null ? null : Object.assign(new Error('no such user'), { responseCode: box.refusal }),
      ),
    onData(stream, _session, done) {
      let mail = ''
      stream.on('data', (part: Buffer) => (mail += part.toString()))
      stream.on('end', () => {
        if (box.full) return done(Object.assign(new Error('try later'), { responseCode: 452 }))
        box.mails.push(mail)
        done()
      })
    },
  })
  const listening = await new Promise<typeof server.server>((done) => {
    const net = server.listen(0, '127.0.0.1', () => done(net as typeof server.server))
  })
  const address = listening.address()
  box.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  box.stop = () =>
    new Promise((done) => {
      server.close(() => done())
    })
  return box
}

export type Gateway = {
  url: string
  texts: { authorization: string; key: string; body: unknown }[]
  /** the status it answers with */
  status: number
  stop(): Promise<void>
}

/** A gateway for text messages on the loopback, as the contract has it. */
export async function startGateway(): Promise<Gateway> {
  const gateway: Gateway = { url: '', texts: [], status: 200, stop: async () => {} }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { authorization = '' } = request.headers
      const key = String(request.headers['idempotency-key'])
      if (gateway.status === 200) gateway.texts.push({ authorization, key, body: JSON.parse(body) })
      response.statusCode = gateway.status
      response.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  gateway.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/send`
  gateway.stop = () => {
    server.closeAllConnections()
    return new Promise((done) => void server.close(() => done()))
  }
  return gateway
}
