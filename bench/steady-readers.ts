import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** How readers ask for a page: how many times a second, and for how long. */
export type Reading = { url: string; eachSecond: number; seconds: number }

/**
 * A thread's program. It asks for a page at even distances, whether earlier questions were answered or not, on up to ten connections.
 * It answers with how long each took to its last byte, in ms, from the moment that it was due: a wait for a connection counts.
 */
const { url, eachSecond, seconds } = workerData as Reading
const agent = new Agent({ keepAlive: true, maxSockets: 10 })
const count = eachSecond * seconds
const waits: number[] = []
const began = performance.now()
for (let asked = 0; asked < count;) {
  const due = began + (asked * 1000) / eachSecond
  if (performance.now() < due) await new Promise((done) => setTimeout(done, 1))
  else {
    asked += 1
    ask(due)
  }
}

function ask(due: number): void {
  get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`)
    response.resume().on('end', () => {
      waits.push(performance.now() - due)
      if (waits.length === count) {
        agent.destroy()
        parentPort?.postMessage(waits)
      }
    })
  })
}
