import { createHash } from 'node:crypto'
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth'

/** The form of a session token in the database. Tokens are random, so a plain hash is enough: it cannot be reversed. */
export const sessionTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

type AdapterCall = {
  model: string
  where?: Where[]
  data?: Record<string, unknown>
  update?: Record<string, unknown>
  set?: Record<string, unknown>
}
type Method = (asked: AdapterCall) => Promise<unknown>

const methods = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const satisfies (keyof DBTransactionAdapter)[]

/**
 * better-auth's way to the database, which keeps and looks up hashes of session tokens. The library goes on with the
 * token that it made or was given, since rows found by a token come back with it.
 */
export function hashingTokens(
  open: (options: BetterAuthOptions) => DBAdapter,
): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const adapter = open(options)
    const { transaction } = adapter
    return {
      ...wrapped(adapter),
      transaction: (work) => transaction((inner) => work(wrapped(inner))),
    }
  }
}

function wrapped<T extends DBTransactionAdapter>(adapter: T): T {
  const hashing = Object.fromEntries(
    // Each takes one object of these keys; their own types only say what rows look like.
    methods.map((name) => [name, hashingIn(adapter[name] as unknown as Method)]),
  )
  return { ...adapter, ...hashing }
}

function hashingIn(method: Method): Method {
  return async (asked) => {
    if (asked.model !== 'session') return method(asked)
    const tokens = new Map<unknown, string>()
    const hash = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(hash)
      if (typeof value !== 'string') return value
      const hashed = sessionTokenHash(value)
      tokens.set(hashed, value)
      return hashed
    }
    const row = <R extends Record<string, unknown>>(given: R): R =>
      'token' in given ? { ...given, token: hash(given['token']) } : given
    const found = await method({
      ...asked,
      ...(asked.where && {
        where: asked.where.map((one) =>
          // A hash is looked up in the same way as the token would be.
          one.field === 'token' ? { ...one, value: hash(one.value) as Where['value'] } : one,
        ),
      }),
      ...(asked.data && { data: row(asked.data) }),
      ...(asked.update && { update: row(asked.update) }),
      ...(asked.set && { set: row(asked.set) }),
    })
    const given = (one: unknown): unknown =>
      one !== null && typeof one === 'object' && 'token' in one
        ? { ...one, token: tokens.get(one.token) ?? one.token }
        : one
    return Array.isArray(found) ? found.map(given) : given(found)
  }
}
