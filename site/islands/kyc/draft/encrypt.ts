/** What lies on the device: an IV of its own, and the content with its tag. */
export type Encrypted = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** The key of a draft, as the service gives it out: 32 bytes as base64url. It cannot be read out again. */
export function importKey(base64url: string): Promise<CryptoKey> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** @param place where it lies, so that one record does not open in another's place */
const how = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
})

export async function encrypt(key: CryptoKey, place: string, content: BufferSource): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.encrypt(how(iv, place), key, content) }
}

/** @throws where the key is another's, the place is another or a bit was changed */
export const decrypt = (key: CryptoKey, place: string, { iv, data }: Encrypted): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(how(iv, place), key, data)
