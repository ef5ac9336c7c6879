import type { Tx } from '#database/open.ts'

const done = new WeakMap<object, Set<string>>()

/**
 * True the first time that something is done in a transaction, by what it is called. A part of a transaction that may be
 * taken back alone is another one: what was done in it may be undone.
 */
export function firstTimeIn(tx: Pick<Tx, 'execute'>, what: string): boolean {
  const before = done.get(tx) ?? new Set<string>()
  if (before.size === 0) done.set(tx, before)
  if (before.has(what)) return false
  before.add(what)
  return true
}
