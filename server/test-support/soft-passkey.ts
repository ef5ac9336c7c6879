import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  NewCredential,
  PasskeyQuestion,
  PasskeyRequest,
  SignedCredential,
} from '#contract/backoffice/people.ts'

/** How an answer differs from what an honest device and browser would give. */
export type Lie = {
  challenge?: string
  origin?: string
  rpId?: string
  type?: string
  /** false: nobody's finger, face or PIN was asked for */
  verified?: boolean
  /** false: nobody touched the device */
  present?: boolean
  counter?: number
  userHandle?: string | null
  /** signed by another key than was told when it was made */
  key?: KeyObject
  /** the device's maker, which we do not ask for */
  attestation?: 'certificate'
}

const bytes = (length: number, major: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])

type Cbor = string | number | Buffer | Cbor[] | Map<string | number, Cbor>
/** As much of CBOR (RFC 8949) as devices speak here. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? bytes(-1 - value, 1) : bytes(value, 0)
  if (typeof value === 'string')
    return Buffer.concat([bytes(Buffer.byteLength(value), 3), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([bytes(value.length, 2), value])
  if (Array.isArray(value)) return Buffer.concat([bytes(value.length, 4), ...value.map(cbor)])
  return Buffer.concat([bytes(value.size, 5), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const sha256 = (what: Buffer | string) => createHash('sha256').update(what).digest()
const part = (key: KeyObject, name: 'x' | 'y') =>
  Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url')

/** A device with one passkey, in software: makes it, and signs with it. @param origin of the page that asks it */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle: string | null = null

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    )
  function authenticatorData(rpId: string, lie: Lie, attested = Buffer.alloc(0)): Buffer {
    const flags =
      (lie.present === false ? 0 : 1) | (lie.verified === false ? 0 : 4) | (attested.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lie.counter ?? counter)
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), count, attested])
  }
  return {
    id: id.toString('base64url'),
    make(request: PasskeyRequest, lie: Lie = {}): NewCredential {
      userHandle = request.user.id
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, part(publicKey, 'x')],
          [-3, part(publicKey, 'y')],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const authData = authenticatorData(request.rp.id, lie, attested)
      const client = clientData('webauthn.create', request.challenge, lie)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      const statement: Cbor =
        lie.attestation === undefined
          ? new Map()
          : new Map<string, Cbor>([
              ['alg', -7],
              ['sig', signature],
              ['x5c', [randomBytes(300)]],
            ])
      const object = cbor(
        new Map<string, Cbor>([
          ['fmt', lie.attestation === undefined ? 'none' : 'packed'],
          ['attStmt', statement],
          ['authData', authData],
        ]),
      )
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(question: PasskeyQuestion, lie: Lie = {}): SignedCredential {
      counter += 1
      const authData = authenticatorData(question.rpId, lie)
      const client = clientData('webauthn.get', question.challenge, lie)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), lie.key ?? privateKey)
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lie.userHandle === undefined ? userHandle : lie.userHandle,
        },
      }
    },
  }
}
