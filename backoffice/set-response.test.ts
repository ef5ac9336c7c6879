import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setResponse } from './set-response.ts'

const key = ['notes', 'leads', '1']
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
afterEach(() => client.clear())

/** Shows a query whose fetches respond when the test says so. */
function openQuery() {
  const fetches: ((data: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => fetches.push(resolve))
  const observer = new QueryObserver(client, { queryKey: key, queryFn })
  const leave = observer.subscribe(() => {})
  return { fetches, leave, shown: () => client.getQueryData(key) }
}

describe('setResponse', () => {
  test.each([
    ['shown', false],
    ['left', true],
  ])('outlasts an older response to a query that is %s', async (_, left) => {
    const { fetches, leave, shown } = openQuery()
    fetches[0]?.('first')
    await vi.waitFor(() => expect(shown()).toBe('first'))
    void client.invalidateQueries({ queryKey: key })
    await vi.waitFor(() => expect(fetches).toHaveLength(2))
    if (left) leave()
    await setResponse(client, key, 'changed')
    fetches[1]?.('older')
    await new Promise((resolve) => setImmediate(resolve))
    expect(shown()).toBe('changed')
    leave()
  })

  test('fetches a change that came after its own', async () => {
    const { fetches, leave, shown } = openQuery()
    fetches[0]?.('first')
    await vi.waitFor(() => expect(shown()).toBe('first'))
    void client.invalidateQueries({ queryKey: key })
    await setResponse(client, key, 'changed')
    await vi.waitFor(() => expect(fetches).toHaveLength(3))
    fetches[2]?.('newest')
    await vi.waitFor(() => expect(shown()).toBe('newest'))
    leave()
  })
})
