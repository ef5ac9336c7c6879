/** The message that shows that a connection still works; browsers do not expose pings to scripts. */
export type Heartbeat = { event: 'heartbeat' }
/** How often the server sends a heartbeat on each WebSocket. */
export const heartbeatMs = 30_000

/** Two heartbeats and some delay. */
const maxSilenceMs = 2 * heartbeatMs + 15_000
const firstWaitMs = 1000

type Options = {
  /** opens the WebSocket */
  connect: () => WebSocket
  /** the longest delay between two attempts */
  longestWaitMs: number
  onOpen: () => void
  onMessage: (data: string) => void
  /**
   * Called each time an attempt failed or the connection was lost.
   * @param failures attempts in a row without a connection, this one included
   * @param code the close code; null where the connection went silent
   */
  onLost: (failures: number, code: number | null) => void
}

/**
 * A WebSocket that reconnects, with increasing and randomised delays, after it was closed or missed two heartbeats. The website
 * and the back-office use it.
 */
export class LiveConnection {
  readonly #options: Options
  #socket: WebSocket | null = null
  #failures = 0
  /** the next attempt, or the end of the silence */
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Connects, unless it is connected or connecting. */
  start(): void {
    if (this.#socket) return
    clearTimeout(this.#timer)
    const socket = this.#options.connect()
    this.#socket = socket
    this.#awaitMessage(socket)
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return socket.close()
      this.#failures = 0
      this.#awaitMessage(socket)
      this.#options.onOpen()
    })
    socket.addEventListener('message', ({ data }) => {
      // A message of a replaced socket comes again on the next one.
      if (this.#socket !== socket) return
      this.#awaitMessage(socket)
      this.#options.onMessage(String(data))
    })
    socket.addEventListener('close', ({ code }) => this.#lose(socket, code))
    // Every error is followed by a close.
    socket.addEventListener('error', () => {})
  }

  /** Closes the connection until `start()`. */
  stop(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    this.#failures = 0
    // Browsers log a warning when a socket is closed before it is open; then its open event closes it.
    if (socket?.readyState !== WebSocket.CONNECTING) socket?.close()
  }

  /** Reconnects a socket that has gone silent: its bytes may be lost without an error. */
  #awaitMessage(socket: WebSocket): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#lose(socket, null)
      socket.close()
    }, maxSilenceMs)
  }

  #lose(socket: WebSocket, code: number | null): void {
    if (this.#socket !== socket) return
    clearTimeout(this.#timer)
    this.#socket = null
    this.#failures += 1
    // Randomised, so that a server that restarts is not overrun.
    const waitMs =
      Math.min(this.#options.longestWaitMs, firstWaitMs * 2 ** this.#failures) * (0.5 + Math.random())
    this.#timer = setTimeout(() => this.start(), waitMs)
    this.#options.onLost(this.#failures, code)
  }
}
