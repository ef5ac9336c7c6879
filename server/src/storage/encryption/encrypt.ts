import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// AES-256-GCM with a random 96-bit nonce (NIST SP 800-38D, 8.2.2). A data key serves one file's few dozen objects, far
// from the 2³² after which random nonces of one key begin to meet.
const nonceBytes = 12
const tagBytes = 16
/** What encryption adds to a content's size. */
export const encryptionBytes = nonceBytes + tagBytes

/** @param context what the content is; it opens only when asked for as the same */
export function encrypt(key: Buffer, content: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

/** @throws where it was altered, cut, encrypted by another key or as something else */
export function decrypt(key: Buffer, encrypted: Uint8Array, context: string): Buffer {
  if (encrypted.length < encryptionBytes) throw new Error('what was sealed is cut short')
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(encrypted.subarray(-tagBytes))
  return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes, -tagBytes)), decipher.final()])
}
