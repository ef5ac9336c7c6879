import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { liveCodes, type StaffNews } from '#contract/backoffice/live.ts'
import { LiveConnection, type Heartbeat } from '#contract/live-connection.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { tellTouched } from './use-touched.ts'

/** Several changes at once are one look. */
const gatherMs = 300
const longestWaitMs = 30_000

/**
 * Keeps lists and queues up to date: the service says what was touched, and the screens that show it load it again. An open
 * form is notified by `useTouched()`; what is typed in it stays.
 * @param onHolderChanged called where the session may have ended, or its holder may now do other things
 * @returns whether the connection is lost, so that screens may be stale
 */
export function useLiveUpdates(onHolderChanged: () => Promise<void>): boolean {
  const client = useQueryClient()
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined
    let touched = new Set<string>()
    let isReconnecting = false

    const look = (all: boolean) => {
      if (all) tellTouched(null)
      const names = touched
      touched = new Set()
      void client.invalidateQueries({ predicate: (query) => (all ? isOverview(query) : shows(query, names)) })
    }
    const connection = new LiveConnection({
      connect: () => new WebSocket(`${location.origin.replace('http', 'ws')}/backoffice/live`),
      longestWaitMs,
      onOpen() {
        setIsLost(false)
        if (!isReconnecting) return
        isReconnecting = false
        // Changes that were sent while the connection was lost did not arrive.
        look(true)
        void onHolderChanged()
      },
      onMessage(data) {
        const message = JSON.parse(data) as StaffNews | Heartbeat // by the contract of the address
        if ('event' in message) return
        const { changed } = message
        if (changed === null) return look(true)
        tellTouched(changed)
        for (const { collection } of changed) touched.add(collection)
        clearTimeout(gathering)
        gathering = setTimeout(() => look(false), gatherMs)
      },
      onLost(failures, code) {
        isReconnecting = true
        // The service closes each socket after some minutes, or when the session ends.
        if (code !== liveCodes.comeAgain && code !== liveCodes.ended) setIsLost(true)
        if (code === liveCodes.ended) void onHolderChanged()
        // Refused: the session may have ended, and then nothing may stay on the screen (api.ts says so).
        if (failures === 2) void ask('GET', '/backoffice/auth/me', { background: true }).catch(() => {})
      },
    })
    const lose = () => {
      connection.stop()
      isReconnecting = true
      setIsLost(true)
    }
    const restart = () => {
      lose()
      connection.start()
    }
    addEventListener('offline', lose)
    addEventListener('online', restart)
    connection.start()
    return () => {
      removeEventListener('offline', lose)
      removeEventListener('online', restart)
      clearTimeout(gathering)
      connection.stop()
    }
  }, [client, onHolderChanged])
  return isLost
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
    approvals: (name) => name === 'files' || collectionNamed(name) !== undefined,
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
