import { expect, test } from 'vitest'
import { importKey, open, seal } from './encrypt.ts'

const base64url = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
const text = new TextEncoder().encode('{"account_number":"1234567890123"}')

test('what is sealed opens with its key in its place, and holds nothing in clear', async () => {
  const key = await importKey(base64url(251))
  const sealed = await seal(key, 'details', text)
  expect(Buffer.from(sealed.data).includes('1234567890123')).toBe(false)
  expect(Buffer.from(await open(key, 'details', sealed)).toString()).toBe(
    '{"account_number":"1234567890123"}',
  )
})

test('another key, another place and a changed bit do not open it', async () => {
  const key = await importKey(base64url(1))
  const sealed = await seal(key, 'details', text)
  await expect(open(await importKey(base64url(2)), 'details', sealed)).rejects.toThrow('operation')
  await expect(open(key, 'file:Payslip', sealed)).rejects.toThrow('operation')
  new Uint8Array(sealed.data)[3]! ^= 1
  await expect(open(key, 'details', sealed)).rejects.toThrow('operation')
})

test('each record has an IV of its own', async () => {
  const key = await importKey(base64url(1))
  const [one, two] = [await seal(key, 'details', text), await seal(key, 'details', text)]
  expect(Buffer.from(one.iv).equals(two.iv)).toBe(false)
})
