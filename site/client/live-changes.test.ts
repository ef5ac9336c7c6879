import { describe, expect, it, vi } from 'vitest'
import { onChange, tellChanges, tellReload, type Change } from './live-changes.ts'

const change = (seq: number, collection: string): Change => ({ seq, collection, id: String(seq), item: null })

/** Subscribes and records the numbers of the changes. */
function subscribe(collection: string) {
  const seqs: number[] = []
  const reload = vi.fn<() => void>()
  const end = onChange(collection, (changes) => seqs.push(...changes.map(({ seq }) => seq)), reload)
  return { seqs, reload, end }
}

describe('onChange', () => {
  it('receives each change of its collection once', () => {
    tellChanges([change(1, 'blogs'), change(2, 'branches')])
    const { seqs, end } = subscribe('branches')
    expect(seqs).toEqual([2])
    tellChanges([change(3, 'branches'), change(4, 'blogs'), change(5, 'branches')])
    expect(seqs).toEqual([2, 3, 5])
    end()
    tellChanges([change(6, 'branches')])
    expect(seqs).toEqual([2, 3, 5])
  })

  it('reloads where earlier changes are no longer known', () => {
    tellChanges(Array.from({ length: 201 }, (_, n) => change(n, 'faqs')))
    const { seqs, reload } = subscribe('faqs')
    expect([seqs, reload.mock.calls.length]).toEqual([[], 1])
    tellChanges([change(201, 'faqs')])
    expect(seqs).toEqual([201])
  })
})

describe('tellReload', () => {
  it('repeats changes that arrived during the reload', async () => {
    const { promise: loaded, resolve: finish } = Promise.withResolvers<void>()
    const seqs: number[] = []
    onChange(
      'news',
      (changes) => seqs.push(...changes.map(({ seq }) => seq)),
      () => loaded,
    )
    tellReload()
    tellChanges([change(300, 'news')])
    expect(seqs).toEqual([300])
    finish()
    await vi.waitFor(() => expect(seqs.length).toBeGreaterThan(1))
    expect(new Set(seqs)).toEqual(new Set([300]))
  })

  it('reloads every subscriber', () => {
    const { reload } = subscribe('faqs')
    reload.mockClear()
    tellReload()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
