import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveCodes, type StaffNews } from '#contract/backoffice/live.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { tellTouched } from './use-touched.ts'

/** Several changes at once are one look. */
const gatherMs = 300
/** After a broken line, ever later, so that a service that starts again is not run down. */
const waits = [1, 2, 5, 15, 30]

/**
 * Keeps lists and queues those of now: the service says what was touched, and what shows it asks again. An open form
 * hears of it by `useTouched()`; its words are left alone.
 * @param onHolderChanged called where the session may have ended, or its holder may now do other things
 */
export function useNews(onHolderChanged: () => Promise<void>): void {
  const client = useQueryClient()
  useEffect(() => {
    let socket: WebSocket | null = null
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let gathering: ReturnType<typeof setTimeout> | undefined
    let touched = new Set<string>()
    let ended = false

    const look = (all: boolean) => {
      if (all) tellTouched(null)
      const names = touched
      touched = new Set()
      void client.invalidateQueries({ predicate: (query) => (all ? isOverview(query) : shows(query, names)) })
    }
    const connect = () => {
      socket = new WebSocket(`${location.origin.replace('http', 'ws')}/backoffice/live`)
      socket.addEventListener('open', () => {
        if (failures > 0) {
          look(true)
          // What was told while the line was down was not heard.
          void onHolderChanged()
        }
        failures = 0
      })
      socket.addEventListener('message', ({ data }) => {
        const { changed } = JSON.parse(String(data)) as StaffNews // by the contract of the address
        if (changed === null) return look(true)
        tellTouched(changed)
        for (const { collection } of changed) touched.add(collection)
        clearTimeout(gathering)
        gathering = setTimeout(() => look(false), gatherMs)
      })
      socket.addEventListener('close', ({ code }) => {
        if (ended) return
        if (code === liveCodes.ended) void onHolderChanged()
        const seconds = waits[Math.min(failures++, waits.length - 1)] ?? 30
        timer = setTimeout(connect, seconds * 1000)
        // Refused at once: the session may have ended, and then nothing may stay on the screen (api.ts says so).
        if (failures === 2) void ask('GET', '/backoffice/auth/me', { background: true }).catch(() => {})
      })
    }
    connect()
    return () => {
      ended = true
      clearTimeout(timer)
      clearTimeout(gathering)
      if (socket) closeQuietly(socket)
    }
  }, [client, onHolderChanged])
}

/** One that is still being opened is closed once it is open: browsers warn of the other. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.CONNECTING) return socket.close()
  socket.addEventListener('open', () => socket.close())
}

const first = ({ queryKey: [key] }: Query) => (typeof key === 'string' ? key : '')

/** Lists and queues, not forms. */
const isOverview = (query: Query) =>
  overviews.has(first(query)) ||
  (collectionNamed(first(query)) !== undefined && query.queryKey[1] === 'getList')

const overviews = new Set([
  'queue',
  'approvals',
  'completeness',
  'files',
  'interface messages',
  'kyc',
  'lead-states',
  'rates',
  'staff_requests',
  'timeline',
  'users',
])

function shows(query: Query, names: ReadonlySet<string>): boolean {
  const key = first(query)
  if (key === 'queue' || names.has(key)) return isOverview(query)
  const about: Record<string, (name: string) => boolean> = {
    kyc: (name) => name.startsWith('kyc'),
    users: (name) => name === 'staff',
    staff_requests: (name) => name === 'staff',
    'lead-states': (name) => name === 'leads',
    files: (name) => name === 'files',
    'interface messages': (name) => name === 'message_overrides',
  }
  const those = about[key] ?? ((name: string) => collectionNamed(name) !== undefined)
  return isOverview(query) && [...names].some(those)
}
