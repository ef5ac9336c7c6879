import type { App } from './app.ts'
import { AppError } from './app-error.ts'

/**
 * PostgreSQL keeps no text with a NUL in it, and no JSON with half a surrogate pair. Either is refused for every
 * route at once, before its schema is asked. @throws AppError malformed
 */
export function refuseUnstorable(app: App): void {
  app.addHook('preValidation', ({ params, query, body }, _, done) => {
    const kept = [params, query, body].every(storable)
    done(
      kept ? undefined : new AppError('malformed', 'The request holds text that cannot be read or stored.'),
    )
  })
}

export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/**
 * Checks every string at any depth. It uses a list and not recursion, since a body may be nested deeper than the stack
 * allows.
 */
export function storable(value: unknown): boolean {
  const left = [value]
  while (left.length) {
    const node = left.pop()
    if (typeof node === 'string') {
      if (!isStorable(node)) return false
    } else if (typeof node === 'object' && node !== null && !ArrayBuffer.isView(node)) {
      for (const [key, child] of Object.entries(node)) {
        if (!isStorable(key)) return false
        left.push(child)
      }
    }
  }
  return true
}
