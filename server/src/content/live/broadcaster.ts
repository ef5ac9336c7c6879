import type { WebSocket } from 'ws'
import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import type { NumberedEvent } from '../../changes/change.ts'
import { Heartbeats } from '../../http/heartbeats.ts'
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

type Listener = Subscription & { socket: WebSocket; kind: string }

/** A socket with more unsent bytes than this is closed. It joins again and catches up when its line is better. */
const mostWaiting = 1024 * 1024
/** Close codes (RFC 6455, 7.4.1, and the registry of 1012 and 1013). */
const codes = { goingAway: 1001, restart: 1012, tryLater: 1013 }

/** All listeners of this instance. Events are sent in order; a listener first gets what it missed. */
export class Broadcaster {
  readonly #db: Database
  readonly #listeners = new Set<Listener>()
  /** all sockets, those still catching up too */
  readonly #open = new Set<Listener>()
  /** the last event that went out to the listeners */
  #sent: number
  /** sending events and letting new listeners in happen one after the other */
  #turn: Promise<void> = Promise.resolve()
  readonly #heartbeats = new Heartbeats()
  readonly #replay: Replay

  constructor(db: Database, stream: Stream) {
    this.#db = db
    this.#replay = new Replay(db)
    this.#sent = stream.position()
    stream.on({
      moved: (events) => this.#inTurn(() => this.#deliver(events)),
      forgotten: () => {
        const upTo = stream.position()
        this.#inTurn(() => this.#beginAnew(upTo))
      },
      lost() {},
      again() {},
    })
  }

  get size(): number {
    return this.#open.size
  }

  /** Sends what was missed, then what happens. */
  join(socket: WebSocket, wish: Subscription): void {
    const kind = `${wish.lang} ${wish.of?.join(' ') ?? '*'}`
    const listener: Listener = { ...wish, socket, kind }
    this.#open.add(listener)
    this.#heartbeats.add(socket)
    const leave = () => {
      this.#open.delete(listener)
      this.#listeners.delete(listener)
    }
    socket.on('close', leave)
    // Every error is followed by a close.
    socket.on('error', () => socket.terminate())
    this.#inTurn(() => this.#catchUp(listener))
  }

  /** Sends at most one frame. A listener that was away for longer gets a reset. */
  async #catchUp(listener: Listener): Promise<void> {
    // The number is ahead of ours: the page came from an instance that knows more, or from before a restored backup.
    const lost = listener.since > this.#sent && listener.since > (await newestEvent(this.#db))
    const missed = lost ? null : await this.#replay.frame(listener, this.#sent)
    if (!this.#open.has(listener)) return
    if (missed === null) {
      this.#reset(listener)
    } else if (missed) listener.socket.send(missed)
    this.#listeners.add(listener)
  }

  async #deliver(events: readonly NumberedEvent[]): Promise<void> {
    const frames = new Map<string, string>()
    const sent = new Map<Lang, EventPayload[]>()
    // The lines kept for new listeners do not have these events yet.
    this.#replay.forget()
    const first = events[0]?.seq ?? 0
    // A listener may know some of these already, from an instance that was ahead. It gets only the rest.
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

  /** Nobody can say what happened up to `sent`: whoever listens loads its page again. */
  async #beginAnew(sent: number): Promise<void> {
    this.#replay.forget()
    this.#sent = sent
    for (const listener of this.#listeners) {
      if (listener.since < sent) this.#reset(listener)
    }
  }

  /** Tells a listener to load its page again; the events after the number in the message follow. */
  #reset(listener: Listener): void {
    listener.since = this.#sent
    listener.socket.send(JSON.stringify({ seq: this.#sent, event: 'reset' }))
  }

  #inTurn(act: () => Promise<void>): void {
    this.#turn = this.#turn.then(act).catch(() => {
      // The events could not be read, so they could not be sent. All listeners are closed; they join again and catch
      // up.
      for (const { socket } of this.#open) socket.close(codes.tryLater)
    })
  }

  /** Closes all sockets. One that does not answer is cut off later (end-connections.ts). */
  async close(): Promise<void> {
    this.#heartbeats.stop()
    for (const { socket } of this.#open) socket.close(codes.goingAway)
    await this.#turn
  }
}
