import { builtServer, startProgram, type Running } from './process.ts'
import { median, print } from './report.ts'

const listeners = 500
const changesASecond = 20
const idlers = 2000

export const benchAdmin = { ADMIN_EMAIL: 'bench@sample.invalid', ADMIN_PASSWORD: 'a password for the bench' }

type Heard = { socket: WebSocket; at: Map<number, number> }

/** 500 sockets hear 20 changes a second; 2,000 sockets are held open. Clients share the machine's cores with the server. */
export async function measureSockets(dataDir: string, seconds: number): Promise<void> {
  const server = await startProgram(builtServer, {
    DATA_DIR: dataDir,
    LIVE_SOCKETS_PER_ADDRESS: '10000',
    ...benchAdmin,
  })
  const since = await position(server)
  const heard = await openAll(server, since, listeners)
  const sent = await write(server, since, seconds)
  const last = Math.max(...sent.keys())
  await Promise.all(heard.map(({ at }) => until(() => at.has(last))))
  const delays = heard.flatMap(({ at }) =>
    [...sent].map(([seq, began]) => (at.get(seq) ?? Number.POSITIVE_INFINITY) - began),
  )
  const missed = delays.filter((delay) => !Number.isFinite(delay)).length
  const sorted = delays.toSorted((a, b) => a - b)
  print(
    `Sockets: ${listeners} heard ${sent.size} changes at ${changesASecond} a second; ${missed} of ${delays.length} missed. ` +
      `From sending the change to hearing of it: median ${median(delays).toFixed(1)} ms, ` +
      `99th percentile ${(sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
  )
  await closeAll(heard)

  await pause(3000)
  const before = server.memory().now
  const idle = await openAll(server, last, idlers)
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
async function position(server: Running): Promise<number> {
  const html = await (await fetch(`${server.url}/fdhbankplc/faqs`)).text()
  return Number(/data-seq="(\d+)"/.exec(html)?.[1])
}

async function openAll(server: Running, since: number, count: number): Promise<Heard[]> {
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
  const at = new Map<number, number>()
  socket.addEventListener('message', ({ data }) => {
    const now = performance.now()
    for (const [, seq] of String(data).matchAll(/^\{"seq":(\d+)/gm)) at.set(Number(seq), now)
  })
  return { socket, at }
}

async function closeAll(all: readonly Heard[]): Promise<void> {
  for (const { socket } of all) socket.close()
  await Promise.all(all.map(({ socket }) => until(() => socket.readyState === WebSocket.CLOSED)))
}

/** Changes one question over and over. @returns when each event's change was sent, by its number */
async function write(server: Running, since: number, seconds: number): Promise<Map<number, number>> {
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
  for (const answer of await Promise.all(answers))
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
  // Changes take turns, so that events are numbered in the order in which they were sent.
  return new Map(sent.map((began, n) => [since + n + 1, began]))
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
