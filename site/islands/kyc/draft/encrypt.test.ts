import { expect, test } from 'vitest'
import { importKey, decrypt, encrypt } from './encrypt.ts'

const base64url = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
const text = new TextEncoder().encode('{"account_number":"1234567890123"}')

test('what is encrypted opens with its key in its place, and holds nothing in clear', async () => {
  const key = await importKey(base64url(251))
  const encrypted = await encrypt(key, 'details', text)
  expect(Buffer.from(encrypted.data).includes('1234567890123')).toBe(false)
  expect(Buffer.from(await decrypt(key, 'details', encrypted)).toString()).toBe(
    '{"account_number":"1234567890123"}',
  )
})

test('another key, another place and a changed bit do not open it', async () => {
  const key = await importKey(base64url(1))
  const encrypted = await encrypt(key, 'details', text)
  await expect(decrypt(await importKey(base64url(2)), 'details', encrypted)).rejects.toThrow('operation')
  await expect(decrypt(key, 'file:Payslip', encrypted)).rejects.toThrow('operation')
  new Uint8Array(encrypted.data)[3]! ^= 1
  await expect(decrypt(key, 'details', encrypted)).rejects.toThrow('operation')
})

test('each record has an IV of its own', async () => {
  const key = await importKey(base64url(1))
  const [one, two] = [await encrypt(key, 'details', text), await encrypt(key, 'details', text)]
  expect(Buffer.from(one.iv).equals(two.iv)).toBe(false)
})
