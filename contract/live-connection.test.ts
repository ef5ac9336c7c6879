import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heartbeatMs, LiveConnection } from './live-connection.ts'

class FakeSocket extends EventTarget {
  isClosed = false
  readyState: number = WebSocket.CONNECTING
  open() {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }
  receive(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  fail(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  close() {
    this.isClosed = true
  }
}

let sockets: FakeSocket[]
let received: string[]
let losses: [failures: number, code: number | null][]
let opened: number
const connection = () =>
  new LiveConnection({
    connect() {
      const socket = new FakeSocket()
      sockets.push(socket)
      // The connection uses no more of a WebSocket than this.
      return socket as unknown as WebSocket
    },
    longestWaitMs: 30_000,
    onOpen: () => (opened += 1),
    onMessage: (data) => received.push(data),
    onLost: (failures, code) => losses.push([failures, code]),
  })
const last = () => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  received = []
  losses = []
  opened = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('LiveConnection', () => {
  it('replaces a socket that missed two heartbeats', () => {
    connection().start()
    const silent = last()
    silent.open()
    vi.advanceTimersByTime(2 * heartbeatMs)
    expect(losses).toEqual([])
    vi.advanceTimersByTime(heartbeatMs)
    expect(losses).toEqual([[1, null]])
    expect(silent.isClosed).toBe(true)
    last().open()
    expect([sockets.length, opened]).toEqual([2, 2])
  })

  it('keeps a socket that receives heartbeats', () => {
    connection().start()
    last().open()
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(heartbeatMs)
      last().receive('{"event":"heartbeat"}')
    }
    expect([sockets.length, losses]).toEqual([1, []])
  })

  it('replaces a socket that never opens', () => {
    connection().start()
    vi.advanceTimersByTime(4 * heartbeatMs)
    expect(sockets).toHaveLength(2)
  })

  it('ignores messages of a replaced socket', () => {
    connection().start()
    const silent = last()
    silent.open()
    vi.advanceTimersByTime(3 * heartbeatMs)
    last().open()
    silent.receive('late')
    last().receive('current')
    expect(received).toEqual(['current'])
  })

  it('waits longer after each failure, within the limit', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    connection().start()
    for (const waitMs of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      last().fail()
      const attempts = sockets.length
      vi.advanceTimersByTime(waitMs - 1)
      expect(sockets).toHaveLength(attempts)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(attempts + 1)
    }
  })

  it('spreads the attempts of many pages', () => {
    const pages = Array.from({ length: 200 }, connection)
    for (const page of pages) page.start()
    for (const socket of sockets) socket.fail()
    const bursts: number[] = []
    for (let ms = 0; ms < 3000; ms += 100) {
      const before = sockets.length
      vi.advanceTimersByTime(100)
      bursts.push(sockets.length - before)
    }
    expect(sockets).toHaveLength(400)
    expect(Math.max(...bursts)).toBeLessThan(50)
  })

  it('stays closed after stop', () => {
    const page = connection()
    page.start()
    last().open()
    page.stop()
    last().fail(1000)
    vi.advanceTimersByTime(10 * heartbeatMs)
    expect([sockets.length, losses]).toEqual([1, []])
  })

  it('closes a socket that opens after stop', () => {
    const page = connection()
    page.start()
    page.stop()
    expect(last().isClosed).toBe(false)
    last().open()
    expect([last().isClosed, opened]).toEqual([true, 0])
  })
})
