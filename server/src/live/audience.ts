import type { WebSocket } from 'ws'
import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import type { SeenEvent } from '../content/change.ts'
import { eventsAfter, reaches } from './event-log.ts'
import type { Stream } from './stream.ts'
import { tell, type Told } from './told.ts'

/** What a socket asked for. */
export type Wish = {
  since: number
  lang: Lang
  /** collections; null for all of them */
  of: readonly string[] | null
}

type Listener = Wish & { socket: WebSocket; alive: boolean; kind: string }

/** Bytes that may wait for one socket before it is let go; it comes back and catches up when its line allows. */
const mostWaiting = 1024 * 1024
const beatMs = 30_000
/** Events read and sent at a time while a socket catches up. */
const stride = 200
/** Close codes (RFC 6455, 7.4.1, and the registry of 1012 and 1013). */
const codes = { goingAway: 1001, restart: 1012, tryLater: 1013 }

/** Everybody who listens on this instance. Events go out in order; what a socket missed goes out before them. */
export class Audience {
  readonly #db: Database
  readonly #listeners = new Set<Listener>()
  /** all sockets, those still catching up too */
  readonly #open = new Set<Listener>()
  /** the last event that went out to the listeners */
  #told: number
  /** deliveries and cut-overs take turns */
  #turn: Promise<void> = Promise.resolve()
  readonly #beat: NodeJS.Timeout

  constructor(db: Database, stream: Stream) {
    this.#db = db
    this.#told = stream.position()
    stream.on({ moved: (events) => this.#inTurn(() => this.#deliver(events)), lost() {}, again() {} })
    this.#beat = setInterval(() => this.#checkAlive(), beatMs)
    this.#beat.unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** Sends what was missed, then what happens. */
  join(socket: WebSocket, wish: Wish): void {
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
    this.#catchUp(listener).catch(() => socket.close(codes.restart))
  }

  async #catchUp(listener: Listener): Promise<void> {
    if (!(await reaches(this.#db, listener.since))) {
      listener.socket.send('{"event":"reset"}')
      listener.since = this.#told
    }
    // What lies far back is sent outside the turns, so that one who was long away holds nobody up.
    while (await this.#sendMissed(listener, this.#told));
    this.#inTurn(async () => {
      while (await this.#sendMissed(listener, this.#told));
      if (this.#open.has(listener)) this.#listeners.add(listener)
    })
  }

  /** @returns whether there may be more */
  async #sendMissed(listener: Listener, until: number): Promise<boolean> {
    const { since, of, lang, socket } = listener
    if (since >= until || socket.readyState !== socket.OPEN) return false
    const missed = await eventsAfter(this.#db, { since, until, of, most: stride })
    const more = missed.length === stride
    listener.since = more ? (missed.at(-1)?.seq ?? until) : until
    const frame = (await tell(this.#db, missed, lang)).map(({ line }) => line).join('\n')
    // Waits until it is out: a slow line takes its own time here, and no memory.
    if (frame) await new Promise((sent) => socket.send(frame, sent))
    return more
  }

  async #deliver(events: readonly SeenEvent[]): Promise<void> {
    const frames = new Map<string, string>()
    const told = new Map<Lang, Told[]>()
    for (const { kind, lang, of } of this.#listeners) {
      if (frames.has(kind)) continue
      const lines = told.get(lang) ?? (await tell(this.#db, events, lang))
      told.set(lang, lines)
      const theirs = of ? lines.filter(({ collection }) => of.includes(collection)) : lines
      frames.set(kind, theirs.map(({ line }) => line).join('\n'))
    }
    this.#told = events.at(-1)?.seq ?? this.#told
    for (const { kind, socket } of this.#listeners) {
      const frame = frames.get(kind)
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
