import type { WebSocket } from 'ws'
import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import type { NumberedEvent } from '../../changes/change.ts'
import { newestEvent } from '../../changes/event-log.ts'
import { Replay } from './replay.ts'
import type { Stream } from '../../changes/event-stream.ts'
import { composePayloads, type EventPayload } from './event-payload.ts'

/** What a socket asked for. */
export type Subscription = {
  since: number
  lang: Lang
  /** collections; null for all of them */
  of: readonly string[] | null
}

type Listener = Subscription & { socket: WebSocket; alive: boolean; kind: string }

/** Bytes that may wait for one socket before it is let go; it comes back and catches up when its line allows. */
const mostWaiting = 1024 * 1024
const beatMs = 30_000
/** Close codes (RFC 6455, 7.4.1, and the registry of 1012 and 1013). */
const codes = { goingAway: 1001, restart: 1012, tryLater: 1013 }

/** Everybody who listens on this instance. Events go out in order; what a socket missed goes out before them. */
export class Broadcaster {
  readonly #db: Database
  readonly #listeners = new Set<Listener>()
  /** all sockets, those still catching up too */
  readonly #open = new Set<Listener>()
  /** the last event that went out to the listeners */
  #sent: number
  /** deliveries and cut-overs take turns */
  #turn: Promise<void> = Promise.resolve()
  readonly #beat: NodeJS.Timeout
  readonly #replay: Replay

  constructor(db: Database, stream: Stream) {
    this.#db = db
    this.#replay = new Replay(db)
    this.#sent = stream.position()
    stream.on({ moved: (events) => this.#inTurn(() => this.#deliver(events)), lost() {}, again() {} })
    this.#beat = setInterval(() => this.#checkAlive(), beatMs)
    this.#beat.unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** Sends what was missed, then what happens. */
  join(socket: WebSocket, wish: Subscription): void {
    const kind = `${wish.lang} ${wish.of?.join(' ') ?? '*'}`
    const listener: Listener = { ...wish, socket, kind, alive: true }
    this.#open.add(listener)
    const leave = () => {
      this.#open.delete(listener)
      this.#listeners.delete(listener)
    }
    socket.on('close', leave)
    // Every error is followed by a close.
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => (listener.alive = true))
    this.#inTurn(() => this.#catchUp(listener))
  }

  /** One frame at most: who was away for longer is told to begin anew. */
  async #catchUp(listener: Listener): Promise<void> {
    // From a page of an instance that is ahead of this one, or of a time before a restored backup.
    const lost = listener.since > this.#sent && listener.since > (await newestEvent(this.#db))
    const missed = lost ? null : await this.#replay.frame(listener, this.#sent)
    if (!this.#open.has(listener)) return
    if (missed === null) {
      listener.since = this.#sent
      listener.socket.send('{"event":"reset"}')
    } else if (missed) listener.socket.send(missed)
    this.#listeners.add(listener)
  }

  async #deliver(events: readonly NumberedEvent[]): Promise<void> {
    const frames = new Map<string, string>()
    const sent = new Map<Lang, EventPayload[]>()
    // What was composed for those who come is as it was before these.
    this.#replay.forget()
    const first = events[0]?.seq ?? 0
    // One that knows some of these already, from an instance that was ahead, hears the rest only.
    const kindOf = ({ kind, since }: Listener) => (since < first ? kind : `${kind} after ${since}`)
    for (const listener of this.#listeners) {
      const { lang, of, since } = listener
      if (frames.has(kindOf(listener))) continue
      const lines = sent.get(lang) ?? (await composePayloads(this.#db, events, lang))
      sent.set(lang, lines)
      const theirs = lines.filter(({ seq, collection }) => seq > since && (!of || of.includes(collection)))
      frames.set(kindOf(listener), theirs.map(({ line }) => line).join('\n'))
    }
    this.#sent = events.at(-1)?.seq ?? this.#sent
    for (const listener of this.#listeners) {
      const { socket } = listener
      const frame = frames.get(kindOf(listener))
      if (!frame) continue
      if (socket.bufferedAmount > mostWaiting) socket.terminate()
      else socket.send(frame)
    }
  }

  #inTurn(act: () => Promise<void>): void {
    this.#turn = this.#turn.then(act).catch(() => {
      // What could not be read could not be told: everybody comes back and catches up.
      for (const { socket } of this.#open) socket.close(codes.tryLater)
    })
  }

  #checkAlive(): void {
    for (const listener of this.#open) {
      if (!listener.alive) listener.socket.terminate()
      else {
        listener.alive = false
        listener.socket.ping()
      }
    }
  }

  /** Lets everybody go; who does not answer is cut off with the connections (end-connections.ts). */
  async close(): Promise<void> {
    clearInterval(this.#beat)
    for (const { socket } of this.#open) socket.close(codes.goingAway)
    await this.#turn
  }
}
