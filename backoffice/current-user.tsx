import { createContext, useContext } from 'react'
import type { Role } from '#contract/roles.ts'
import { ask, ApiError, noteDrawnFor } from './api.ts'

/** Whoever is signed in, as `GET /backoffice/auth/me` tells. */
export type Me = {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  /** `needed`: it is asked for and not set up yet */
  second_factor: 'on' | 'off' | 'needed'
  /** recovery codes that are left; null without an authenticator app */
  recovery_codes: number | null
  passkeys: number
  demonstration: boolean
  /** how long the session lasts; see SignedIn */
  idle_minutes: number
  session_seconds: number
  longest_session_seconds: number
}

let known: Promise<Me | null> | null = null
/** who was signed in last in this window; null before the first */
let last: string | null = null

/** in ms since 1970, however much the session is used */
let latestEnd = 0

/** Returns true once even the longest session of this window has expired. */
export const sessionMustBeOver = (): boolean => Date.now() >= latestEnd

/** Whether it is another person than the one who was signed in before in this window. */
export const isSomebodyElse = ({ id }: Pick<Me, 'id'>, before: string | null): boolean =>
  before !== null && before !== id
export const lastSignedIn = (): string | null => last

/** Who is signed in; null where nobody is. Asked once, until `forgetMe`. @throws ApiError where the service does not answer */
export function askMe({ background = false } = {}): Promise<Me | null> {
  known ??= ask<Me>('GET', '/backoffice/auth/me', { background }).then(
    (me) => {
      last = me.id
      latestEnd = Date.now() + me.longest_session_seconds * 1000
      noteDrawnFor(me.id)
      noteSignedIn(true)
      return me
    },
    (error: unknown) => {
      known = null
      if (!(error instanceof ApiError && error.status === 401)) throw error
      noteSignedIn(false)
      return null
    },
  )
  return known
}

const signedInKey = 'backoffice signed in'

/** Whether somebody was signed in when this browser last asked; it decides nothing, the service does. */
export const wasSignedIn = (): boolean => {
  try {
    return localStorage.getItem(signedInKey) !== null
  } catch {
    return false
  }
}

function noteSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(signedInKey, '1')
    else localStorage.removeItem(signedInKey)
  } catch {
    // Where nothing can be kept, the screens come a little later.
  }
}

export function forgetMe(): void {
  known = null
}

const MeContext = createContext<Me | null>(null)
export const MeProvider = MeContext.Provider

/** Who is signed in, on every screen inside the shell. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('nobody is signed in here')
  return me
}

export const hasRole = (me: Pick<Me, 'roles'>, allowed: readonly Role[]): boolean =>
  me.roles.some((role) => allowed.includes(role))
