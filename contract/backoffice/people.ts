import type { Role } from '../roles.ts'

/** `needed`: production asks all staff for a second factor (contract: Staff), and there is none yet. */
export type SecondFactor = 'on' | 'off' | 'needed'

/** Whoever is signed in: `GET /backoffice/auth/me`. */
export type SignedIn = {
  id: string
  name: string
  email: string
  roles: Role[]
  second_factor: SecondFactor
  /** recovery codes that are left; null where no authenticator app is set up */
  recovery_codes: number | null
  /** how many passkeys they have */
  passkeys: number
  demonstration: boolean
  /** minutes without use after which a session ends */
  idle_minutes: number
  /** seconds until the session ends, if it is not used again */
  session_seconds: number
  /** seconds until the session ends, however much it is used */
  longest_session_seconds: number
}

/** What can stand as the second factor of somebody whose password was right. */
export type SecondFactorWays = {
  /** an authenticator app's code, or a recovery code */
  code: boolean
  /** what a passkey has to answer; null where there is none */
  passkey: PasskeyQuestion | null
}

/**
 * What a sign-in answers: `asked` where a second factor is still wanted, with the `ways` there are; `token` only if the
 * caller asked for a bearer token.
 */
export type SignInAnswer = {
  signed_in: boolean
  second_factor: 'asked' | null
  ways?: SecondFactorWays
  token?: string
}

/** A passkey as its owner sees it. Times are ISO 8601, UTC. */
export type Passkey = {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
  /** kept by a password manager on several devices */
  synced: boolean
}
export const passkeyName = { most: 60 } as const
/** How many one person may have. */
export const mostPasskeys = 10

type KnownCredential = { id: string; type: 'public-key'; transports: string[] }

/** What a browser asks a device for a signature with: `navigator.credentials.get`. Bytes are base64url. */
export type PasskeyQuestion = {
  challenge: string
  rpId: string
  /** milliseconds */
  timeout: number
  userVerification: 'required'
  /** those of one person; empty where the device is to offer its own */
  allowCredentials: KnownCredential[]
}
/** What a browser has a device make a passkey with: `navigator.credentials.create`. Bytes are base64url. */
export type PasskeyRequest = {
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { type: 'public-key'; alg: number }[]
  timeout: number
  attestation: 'none'
  excludeCredentials: KnownCredential[]
  authenticatorSelection: {
    residentKey: 'required'
    requireResidentKey: true
    userVerification: 'required'
  }
}

/** What a device made. Bytes are base64url. */
export type NewCredential = {
  id: string
  response: { clientDataJSON: string; attestationObject: string; transports: string[] }
}
/** What a device signed. Bytes are base64url. */
export type SignedCredential = {
  id: string
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle: string | null
  }
}

/** One place where somebody is signed in. Times are ISO 8601, UTC. */
export type StaffSession = {
  id: string
  since: string
  seen_at: string
  /** null for sessions begun by a program of the house */
  address: string | null
  /** the browser's own name for itself */
  browser: string | null
  current: boolean
}

/** What enrolment shows once: for an authenticator app, and ten codes for the day it is lost. */
export type Enrolment = { uri: string; secret: string; recovery_codes: string[] }

export type LinkKind = 'invitation' | 'reset'
/** Whose password a mailed link sets. */
export type LinkFound = { kind: LinkKind; name: string; email: string }

/** `invited`: has not set a password yet. */
export type UserState = 'active' | 'invited' | 'disabled'
export type StaffUser = {
  id: string
  name: string
  email: string
  roles: Role[]
  state: UserState
  second_factor: SecondFactor
  /** how many passkeys they have */
  passkeys: number
  created_at: string
  /** when they last signed in */
  signed_in_at: string | null
  /** how many sessions of theirs are open */
  sessions: number
}

export const staffRequestKinds = [
  'roles',
  'enable',
  'remove',
  'second_factor',
  'password',
  'service_account',
] as const
export type StaffRequestKind = (typeof staffRequestKinds)[number]

/** What takes or gives somebody power, and so needs a second person. */
export type StaffRequest = {
  id: string
  kind: StaffRequestKind
  /** whom it is about; of a service account the administrator who answers for it */
  user: { id: string; name: string; email: string; roles: Role[] }
  /** the roles they are to have; null where it is about something else */
  wanted: Role[] | null
  /** why one person needs roles that check each other; null where none was needed */
  reason: string | null
  /** the service account that is to be made or taken over; null where it is about something else */
  service_account: Pick<ServiceAccount, 'username' | 'collections' | 'expires_at'> | null
  asked_by: { id: string; name: string }
  asked_at: string
  /** there is no second administrator: it is done then, unless an approver objects. Null where one decides */
  waits_until: string | null
  /** false for who asked, and for whom it is about */
  mine_to_decide: boolean
  mine_to_object: boolean
}

/** `POST /backoffice/api/staff_requests/{id}/decide`: it names what was read; anything else is 409. */
export type DecideRequestBody = { kind: StaffRequestKind; approve: boolean }
/** `POST /backoffice/api/staff_requests/{id}/object` */
export type ObjectBody = { kind: StaffRequestKind; why: string }

/** `asked`: another administrator must agree first; where there is none it is done at `waits_until`. */
export type GrantAnswer = { state: 'done' } | { state: 'asked'; waits_until: string | null }

/** A service account: another program that writes content. */
export type ServiceAccount = {
  id: string
  username: string
  collections: string[]
  /** the administrator who answers for it: its maker, or who took it over */
  owner: string
  /** false after the owner was suspended, removed or demoted: it is refused until another takes it over */
  owner_active: boolean
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
  /** whether a second administrator agreed to it, or must still agree to it or to its takeover */
  agreement: 'agreed' | 'waiting' | 'declined'
}
/** A new service account with its password, which is shown once, and whether it waits for a second administrator. */
export type MadeServiceAccount = { id: string; username: string; password: string } & GrantAnswer

export const passwordLength = { least: 12, most: 128 } as const
