import { createContext, useContext } from 'react'
import type { Role } from '#contract/roles.ts'
import { ask, ApiError } from './api.ts'

/** Whoever is signed in, as `GET /backoffice/auth/me` tells. */
export type Me = {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  /** `needed`: it is asked for and not set up yet */
  second_factor: 'on' | 'off' | 'needed'
  /** recovery codes that are left; null without a second factor */
  recovery_codes: number | null
  demonstration: boolean
}

let known: Promise<Me | null> | null = null

/** Who is signed in; null where nobody is. Asked once, until `forgetMe`. @throws Refused where the service does not answer */
export function askMe(): Promise<Me | null> {
  known ??= ask<Me>('GET', '/backoffice/auth/me').then(
    (me) => {
      noteHere(true)
      return me
    },
    (error: unknown) => {
      known = null
      if (!(error instanceof ApiError && error.status === 401)) throw error
      noteHere(false)
      return null
    },
  )
  return known
}

const hereKey = 'backoffice was here'

/** Whether somebody was signed in when this browser last asked; it decides nothing, the service does. */
export const wasHere = (): boolean => {
  try {
    return localStorage.getItem(hereKey) !== null
  } catch {
    return false
  }
}

function noteHere(here: boolean): void {
  try {
    if (here) localStorage.setItem(hereKey, '1')
    else localStorage.removeItem(hereKey)
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
