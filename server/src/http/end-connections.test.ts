import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startService, type Service } from '../../test-support/service.ts'
import { listen } from '../../test-support/socket.ts'

// Who closes the service waits for answers that are due, and for nobody who owes it a question.

const lines: Socket[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy()
})

/** A line to the service that stays open for as long as the service lets it. */
async function lineTo(service: Service): Promise<Socket> {
  await listen(service)
  const address = service.app.server.address()
  if (!address || typeof address === 'string') throw new Error('the service does not listen')
  const line = connect({ port: address.port, host: address.address, allowHalfOpen: true })
  lines.push(line)
  line.on('error', () => {})
  await once(line, 'connect')
  return line
}

test('a spare line that a browser opened and never used does not hold up the end', async () => {
  const ending = await startService()
  await lineTo(ending)
  // Its limit is this test's: without one it would last for ever.
  await ending.stop()
  expect(ending.app.server.listening).toBe(false)
}, 20_000)

test('a question of which the rest does not come does not hold up the end', async () => {
  const ending = await startService()
  const line = await lineTo(ending)
  line.write('GET /health/live HTTP/1.1\r\nHost: localh')
  await ending.stop()
  expect(ending.app.server.listening).toBe(false)
}, 20_000)

test('an answer that is due is finished, and its line ended then', async () => {
  const ending = await startService()
  const url = await listen(ending)
  const line = await lineTo(ending)
  let heard = ''
  line.on('data', (data) => (heard += String(data)))
  const over = once(line, 'end')
  // A body that comes slowly keeps the question open while the service closes.
  const body = JSON.stringify({ username: 'neither e-mail nor telephone' })
  line.write(
    `POST /onboarding/v1/verify-username HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await once(ending.app.server, 'request')
  const ended = ending.stop()
  line.write(body)
  await over
  await ended
  expect(heard).toMatch(/^HTTP\/1\.1 422 /)
}, 20_000)
