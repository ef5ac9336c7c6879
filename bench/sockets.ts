import { delaysOf } from './delays.ts'
import { builtServer, startProgram, type Running } from './process.ts'
import { print } from './report.ts'

const listeners = 500
const changesASecond = 20
const idlers = 2000

export const benchAdmin = { ADMIN_EMAIL: 'bench@sample.invalid', ADMIN_PASSWORD: 'a password for the bench' }

/** when each item was first heard of, by its id */
type Heard = { socket: WebSocket; at: Map<string, number> }

/** 500 sockets hear 20 changes a second; 2,000 sockets are held open. Clients share the machine's cores with the server. */
export async function measureSockets(dataDir: string, seconds: number): Promise<void> {
  const server = await startProgram(builtServer, {
    DATA_DIR: dataDir,
    LIVE_SOCKETS_PER_ADDRESS: '10000',
    ...benchAdmin,
  })
  const since = await position(server)
  const heard = await openAll(server, since, listeners)
  const sent = await write(server, seconds)
  await Promise.all(heard.map(({ at }) => until(() => [...sent.keys()].every((id) => at.has(id)))))
  const { missed, count, ...delays } = delaysOf(
    sent,
    heard.map(({ at }) => at),
  )
  print(
    `Sockets: ${listeners} heard ${sent.size} changes at ${changesASecond} a second; ${missed} of ${count} missed. ` +
      `From sending the change to hearing of it: median ${delays.median.toFixed(1)} ms, ` +
      `99th percentile ${delays.p99.toFixed(1)} ms, worst ${delays.worst.toFixed(1)} ms`,
  )
  await closeAll(heard)

  await pause(3000)
  const before = server.memory().now
  const idle = await openAll(server, await position(server), idlers)
  await pause(3000)
  const after = server.memory().now
  print(
    `Memory: ${idlers} idle sockets take ${after - before} MB (${before} MB before, ${after} MB with them)`,
  )
  await closeAll(idle)
  await server.stop()
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function until(fact: () => boolean): Promise<void> {
  const end = Date.now() + 30_000
  while (!fact() && Date.now() < end) await pause(5)
}

/** The event number a page is drawn at. */
export async function position(server: Running): Promise<number> {
  const html = await (await fetch(`${server.url}/fdhbankplc/faqs`)).text()
  return Number(/data-seq="(\d+)"/.exec(html)?.[1])
}

export async function openAll(server: Running, since: number, count: number): Promise<Heard[]> {
  const all: Heard[] = []
  while (all.length < count) {
    const some = Array.from({ length: Math.min(100, count - all.length) }, () => open(server, since))
    all.push(...some)
    await Promise.all(some.map(({ socket }) => until(() => socket.readyState === WebSocket.OPEN)))
  }
  const open_ = all.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length
  if (open_ !== count) throw new Error(`only ${open_} of ${count} sockets opened`)
  return all
}

function open(server: Running, since: number): Heard {
  // Node's own takes headers beside the standard's arguments; the type of the DOM does not know it.
  const options = { headers: { origin: server.url } } as unknown as string[]
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?since=${since}`, options)
  const at = new Map<string, number>()
  socket.addEventListener('message', ({ data }) => {
    const now = performance.now()
    for (const [, id = ''] of String(data).matchAll(/"item":\{"id":"([0-9a-f-]{36})"/g))
      if (!at.has(id)) at.set(id, now)
  })
  return { socket, at }
}

export async function closeAll(all: readonly Heard[]): Promise<void> {
  for (const { socket } of all) socket.close()
  await Promise.all(all.map(({ socket }) => until(() => socket.readyState === WebSocket.CLOSED)))
}

/** Makes one question after the other. @returns when each was sent, by the id that it was given */
async function write(server: Running, seconds: number): Promise<Map<string, number>> {
  const headers = await signIn(server)
  const text = (words: string) => ({ en: words, ny: words })
  const post = (n: number) =>
    fetch(`${server.url}/api/faqs`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        question: text(`Sample ${n}?`),
        answer: text('A sample.'),
        group: text('Samples'),
        brands: ['bank'],
        position: n,
      }),
    })
  const sent: number[] = []
  const answers: Promise<Response>[] = []
  for (let n = 0; n < seconds * changesASecond; n++) {
    const began = performance.now()
    sent.push(began)
    answers.push(post(n))
    await pause(Math.max(0, 1000 / changesASecond - (performance.now() - began)))
  }
  const ids = new Map<string, number>()
  for (const [n, answer] of (await Promise.all(answers)).entries()) {
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
    const { id } = (await answer.json()) as { id: string }
    ids.set(id, sent[n] ?? 0)
  }
  return ids
}

async function signIn(server: Running): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/backoffice/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: benchAdmin.ADMIN_EMAIL,
      password: benchAdmin.ADMIN_PASSWORD,
      bearer: true,
    }),
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}
