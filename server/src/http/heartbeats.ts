import type { WebSocket } from 'ws'
import { heartbeatMs, type Heartbeat } from '#contract/live-connection.ts'

type Member = { socket: WebSocket; alive: boolean; slot: number }

const slotMs = 1000
const slots = heartbeatMs / slotMs
const heartbeat = JSON.stringify({ event: 'heartbeat' } satisfies Heartbeat)

/**
 * Sends each WebSocket a heartbeat and a ping every half minute, and terminates those that did not answer the previous ping.
 * Each second it is other sockets, so that no client waits for all of them.
 */
export class Heartbeats {
  readonly #members = new Set<Member>()
  readonly #timer = setInterval(() => this.#next(), slotMs)
  #slot = 0
  #added = 0

  constructor() {
    this.#timer.unref()
  }

  add(socket: WebSocket): void {
    const member: Member = { socket, alive: true, slot: this.#added++ % slots }
    this.#members.add(member)
    socket.on('pong', () => (member.alive = true))
    socket.on('close', () => this.#members.delete(member))
  }

  #next(): void {
    this.#slot = (this.#slot + 1) % slots
    for (const member of this.#members) {
      if (member.slot !== this.#slot) continue
      if (!member.alive) member.socket.terminate()
      else {
        member.alive = false
        member.socket.ping()
        member.socket.send(heartbeat)
      }
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
