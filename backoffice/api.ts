import { messages } from './messages.ts'
import type { ErrorCode } from '#contract/errors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type RequestOptions = {
  body?: unknown
  headers?: Record<string, string>
  /** bytes in place of JSON, with their type in `headers` */
  raw?: Blob
  signal?: AbortSignal
  /** asked by the clock and not by a person: it does not keep a session alive */
  background?: boolean
}

/** What the service refused, or `offline` where it did not answer. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'offline' | 'unknown'
  /** by field, what is wrong with it */
  readonly fields: Readonly<Record<string, string>>
  /** seconds until it is worth trying again */
  readonly retryAfter: number | null
  constructor(
    status: number,
    { message, code, fields }: { message: string; code: ApiError['code']; fields?: Record<string, string> },
    retryAfter: number | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.retryAfter = retryAfter
  }
}

/** The header that no form and no other site can set without being asked first (contract: Staff). */
export const ownHeader = { 'x-backoffice': '1' }

/** Without a key or a touch for so long, what is asked is the clock's, or follows from a colleague's work. */
const awayMs = 60_000
let lastInput = Date.now()

/** Notes when somebody does something: what is asked while nobody does keeps no session alive. */
export function watchInput(target: EventTarget): void {
  const note = () => {
    lastInput = Date.now()
  }
  for (const name of ['pointerdown', 'keydown', 'input'])
    target.addEventListener(name, note, { capture: true, passive: true })
}

/** Whom the screens were drawn for; null before somebody is known. */
let drawnFor: string | null = null

/**
 * From here on the service is told whose screens these are: where somebody else has signed in in another tab, it refuses,
 * and nothing is done or shown in their name.
 */
export function noteDrawnFor(id: string): void {
  drawnFor = id
}

async function send(method: Method, path: string, asked: RequestOptions): Promise<Response> {
  const { body, headers, raw, signal, background } = asked
  const json = body !== undefined && !raw
  try {
    return await fetch(path, {
      method,
      headers: {
        ...ownHeader,
        ...(drawnFor !== null && { 'x-backoffice-user': drawnFor }),
        ...((background || Date.now() - lastInput > awayMs) && { 'x-background': '1' }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(raw ? { body: raw } : json && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      credentials: 'same-origin',
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    // Browsers report a chosen file that is gone as a failed connection. Reading it throws the reason.
    await raw?.slice(0, 1).arrayBuffer()
    throw new ApiError(0, { message: messages.shell.errors.offline, code: 'offline' })
  }
}

/** Raised on the document when the service says that nobody is signed in any more. */
export const sessionEnded = 'backoffice-session-ended'

/** Raised on the document when the service says that whoever is signed in may not do something: their roles may have changed. */
export const roleRefused = 'backoffice-role-refused'

/** Counts the sessions of this tab, so that an answer to one that is over does not end the one that followed. */
let session = 0
let over: ApiError['code'] | null = null

/** Somebody has just signed in: what was asked before belongs to no session any more. */
export function noteSessionBegun(): void {
  session += 1
  over = null
  drawnFor = null
}

/** How often somebody has signed in since the page was loaded. */
export const sessionsBegun = (): number => session

/** Returns why the session has ended, as the service said; null while nothing was said since somebody signed in. */
export const sessionEnd = (): ApiError['code'] | null => over

function noteSessionEnd(refused: ApiError, askedIn: number): ApiError {
  if (refused.status === 401 && askedIn === session) {
    over ??= refused.code
    document.dispatchEvent(new Event(sessionEnded))
  }
  if (refused.code === 'forbidden' && askedIn === session) document.dispatchEvent(new Event(roleRefused))
  return refused
}

async function refusal(response: Response): Promise<ApiError> {
  const after = Number(response.headers.get('retry-after'))
  const retryAfter = Number.isFinite(after) && after > 0 ? after : null
  try {
    // The service's one shape of errors; anything else, such as a proxy's page, lands in the catch.
    const body = (await response.json()) as {
      message: string
      code: ErrorCode
      fields?: Record<string, string>
    }
    return new ApiError(response.status, body, retryAfter)
  } catch {
    return new ApiError(response.status, { message: String(response.status), code: 'unknown' }, retryAfter)
  }
}

/**
 * Asks the service as whoever is signed in.
 * @returns the answer's JSON; undefined where it has none
 * @throws ApiError
 */
export async function ask<Answer>(method: Method, path: string, asked: RequestOptions = {}): Promise<Answer> {
  const askedIn = session
  const response = await send(method, path, asked)
  if (!response.ok) throw noteSessionEnd(await refusal(response), askedIn)
  if (response.status === 204) return undefined as Answer // the caller says that there is none
  return (await response.json()) as Answer // by the contract of the address
}

/** Asks for bytes, such as a page of a KYC document. @throws ApiError */
export async function askBytes(path: string, signal?: AbortSignal): Promise<Blob> {
  const askedIn = session
  const response = await send('GET', path, signal ? { signal } : {})
  if (!response.ok) throw noteSessionEnd(await refusal(response), askedIn)
  return response.blob()
}

/** An address with a query of what is there: undefined and empty values are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** All that the public sees of a collection, page by page until one is not full. */
export async function askAll<Item extends { created_at: string }>(
  path: string,
  signal: AbortSignal,
): Promise<Item[]> {
  const limit = 100
  const all: Item[] = []
  for (;;) {
    const query = { limit, last_created_at: all.at(-1)?.created_at }
    const page = await ask<Item[]>('GET', withQuery(path, query), { signal })
    all.push(...page)
    if (page.length < limit) return all
  }
}
