import { afterEach, expect, test, vi } from 'vitest'
import type { InterfaceMessage, MessageCorrection } from '#contract/backoffice/interface-messages.ts'
import { saveCorrection, withdraw, type Held } from './save-correction.ts'

afterEach(() => vi.unstubAllGlobals())

/** A service that answers each request with an item; what it was asked is in the list. */
function serviceWith(item: Record<string, unknown>) {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? undefined : (JSON.parse(body) as unknown) })
    return Response.json(item)
  })
  return asked
}

test('a correction is sent for approval by the number of the revision that was written', async () => {
  const asked = serviceWith({ id: 'a', version: 7, revision: 3, state: 'draft' })
  const held = vi.fn<(held: Held) => void>()
  expect(await saveCorrection('consent.reject', { en: 'No' }, null, held)).toBe('sent')
  expect(held).toHaveBeenCalledWith({ id: 'a', version: 7, revision: 3 })
  expect(asked[1]).toEqual({ path: '/api/message_overrides/a/submit', body: { revision: 3 } })
})

test('what waits is withdrawn by its number and by what is asked of it', async () => {
  const asked = serviceWith({})
  const correction: MessageCorrection = {
    id: 'a',
    version: 8,
    revision: 4,
    live: { en: 'No' },
    draft: null,
    waiting: 'archiving',
    returned_reason: null,
  }
  const message: InterfaceMessage = {
    key: 'consent.reject',
    group: 'consent',
    shipped: { en: 'Reject', ny: 'Kanani' },
    placeholders: [],
    text_message: null,
    guarded: true,
    correction,
  }
  expect(await withdraw(message)).toBe('withdrawn')
  expect(asked).toEqual([
    { path: '/api/message_overrides/a/withdraw', body: { revision: 4, kind: 'archiving' } },
  ])
})
