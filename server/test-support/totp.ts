import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for a secret (RFC 6238). @param ahead half minutes from now */
export function codeOf(secret: string, ahead = 0): string {
  const bits = Array.from(secret.replace(/=+$/, ''))
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const moment = Buffer.alloc(8)
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(moment).digest()
  const drawn = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(drawn % 1_000_000).padStart(6, '0')
}
