import { describe, expect, test } from 'vitest'
import { prepare } from './prepare-file.ts'

const pdf = '%PDF-1.4 a sample'

describe('prepare', () => {
  test('returns a copy of the chosen file', async () => {
    const chosen = new File([pdf], 'deed.pdf', { type: 'application/pdf' })
    const prepared = await prepare(chosen)
    if (!('file' in prepared)) throw new Error(`refused: ${prepared.refusal}`)
    expect(prepared.file).not.toBe(chosen)
    expect(await prepared.file.text()).toBe(pdf)
  })

  test.each(['NotReadableError', 'NotFoundError'])(
    'reports a file that ends in %s as unreadable',
    async (name) => {
      const chosen = new File([pdf], 'deed.pdf', { type: 'application/pdf' })
      chosen.arrayBuffer = () => Promise.reject(new DOMException('The file has changed', name))
      expect(await prepare(chosen)).toEqual({ refusal: 'unreadable' })
    },
  )
})
