import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheLifetimes } from './cache-lifetimes.ts'
import { matchesTag } from './entity-tags.ts'
import { utf8Of } from './utf8.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'
type Encoded = { body: Buffer; headers: Record<string, string> }

/**
 * What an answer costs to compress: brotli's 5 takes a millisecond for a page, its 11 seventy, and makes a ninth less. Its 2
 * takes a third of a millisecond and makes a sixth more: for short JSON, for what was not found, and for a page that is made for one.
 */
const quickest = 2
const quick = 5
const best = 11
/** An answer that was sent so often is worth the best. */
const often = 4
/** Up to so many bytes another thread costs more than the work, which takes a millisecond at most. */
const small = { [quick]: 10_000, [quickest]: 70_000 }
/** JSON up to so many bytes is compressed quickly. */
const shortJson = 40_000
/** Beyond so many bytes the best takes too long. */
const largest = 500_000

/** A finished answer, compressed once for each encoding that is asked for, and once more where it is asked for often. */
export class Answer {
  readonly status: number
  /** equal for answers that are sent alike: the same status, headers and text */
  readonly identity: string
  readonly #headers: Record<string, string>
  readonly #tag: string
  /** null once it is kept compressed: nearly nobody asks for it otherwise, and it is the most of what an answer holds */
  #plain: Buffer | null
  readonly #length: number
  readonly #quality: keyof typeof small
  readonly #encoded = new Map<'br' | 'gzip', Encoded | Promise<Encoded>>()
  /** how often it was sent by brotli; below 0 where it is compressed best, or will be */
  #sent = 0

  /**
   * @param variant what the tag must differ by beside the content: the language
   * @param cacheControl how long browsers and shared caches use a copy
   * @param once true where it is sent to one reader and not kept
   * @param filename what a browser saves it as (ASCII, without quotes); null where it shows it
   */
  constructor(
    status: number,
    body: string | Buffer,
    {
      type,
      vary,
      variant,
      filename = null,
      cacheControl = cacheLifetimes.validated,
      once = false,
    }: {
      type: string
      vary: string
      variant: string
      filename?: string | null
      cacheControl?: string
      once?: boolean
    },
  ) {
    this.status = status
    const plain = typeof body === 'string' ? utf8Of(body) : body
    this.#plain = plain
    this.#length = plain.length
    const isShortJson = type.startsWith('application/json') && plain.length <= shortJson
    this.#quality = status !== 200 || isShortJson || once ? quickest : quick
    this.#tag = createHash('sha256').update(variant).update(plain).digest('base64url').slice(0, 22)
    this.#headers = {
      'content-type': type,
      'cache-control': cacheControl,
      vary,
      ...(filename !== null && { 'content-disposition': `attachment; filename="${filename}"` }),
    }
    this.identity = [status, this.#tag, ...Object.values(this.#headers)].join(' ')
  }

  /** Bytes it takes in the cache; the compressed forms come to less than half of the plain one. */
  get bytes(): number {
    return Math.ceil(this.#length * 1.5) + 300
  }

  /** the body as text where it is HTML, else null */
  get html(): string | null {
    return this.#headers['content-type']?.startsWith('text/html') ? this.#text().toString('utf8') : null
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const encoding = this.#length < 500 ? 'identity' : preferred(request.headers['accept-encoding'])
    if (this.status === 200 && this.#isKnown(request.headers['if-none-match'], encoding))
      return reply
        .code(304)
        .headers({ ...this.#headers, etag: `"${this.#tag}-${encoding}"` })
        .send()
    const encoded = this.#encode(encoding)
    const write = ({ headers, body }: Encoded) => reply.code(this.status).headers(headers).send(body)
    return encoded instanceof Promise ? encoded.then(write) : write(encoded)
  }

  /** Whoever has it in this encoding has it, however well it was compressed. */
  #isKnown(header: string | undefined, encoding: Encoding): boolean {
    const tag = `${this.#tag}-${encoding}`
    return matchesTag(header, `"${tag}"`, `"${tag}-best"`)
  }

  #encode(encoding: Encoding): Encoded | Promise<Encoded> {
    // Not kept: few ask for it, and it is the longest form.
    if (encoding === 'identity') return this.#formOf(encoding, encoding, this.#text())
    if (encoding === 'br' && this.#sent >= 0 && ++this.#sent >= often) this.#improve()
    const kept = this.#encoded.get(encoding)
    if (kept) return kept
    const plain = this.#text()
    const quality = this.#quality
    if (plain.length <= small[encoding === 'br' ? quality : quick])
      return this.#keep(encoding, encoding, encoding === 'br' ? compressNow(plain, quality) : gzipSync(plain))
    const making = (encoding === 'br' ? compress(plain, quality) : zip(plain, { level: 6 })).then((body) =>
      this.#keep(encoding, encoding, body),
    )
    this.#encoded.set(encoding, making)
    return making
  }

  #text(): Buffer {
    if (this.#plain) return this.#plain
    const kept = this.#encoded.get('br')
    if (!kept || kept instanceof Promise) throw new Error('an answer without its text')
    return brotliDecompressSync(kept.body)
  }

  /** Each form has a tag of its own, since its bytes are others. */
  #formOf(encoding: Encoding, form: string, body: Buffer): Encoded {
    const headers = { ...this.#headers, etag: `"${this.#tag}-${form}"` }
    return {
      body,
      headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
    }
  }

  #keep(encoding: 'br' | 'gzip', form: string, body: Buffer): Encoded {
    const encoded = this.#formOf(encoding, form, body)
    this.#encoded.set(encoding, encoded)
    if (encoding === 'br') this.#plain = null
    return encoded
  }

  /** One answer at a time, so that readers keep the processor; those that come meanwhile are sent once more first. */
  #improve(): void {
    if (improving || this.#length > largest) return
    improving = true
    this.#sent = -1
    compress(this.#text(), best)
      .then((body) => this.#keep('br', 'br-best', body))
      .catch(() => {})
      .finally(() => (improving = false))
  }
}

let improving = false

const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants
/** A window of 2^n bytes reaches back 2^n - 16 (RFC 7932, 9.1). */
const windowGap = 16

/**
 * A window as wide as the text, and no wider: for the usual one brotli sets 8 MB aside. Node keeps the first buffer of the
 * result until it collects its whole heap, so that buffer is about as long as the result.
 */
const settings = ({ length }: Buffer, quality: number) => ({
  chunkSize: Math.max(1024, length >> 2),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(Math.ceil(Math.log2(length + windowGap)), BROTLI_MIN_WINDOW_BITS),
      BROTLI_DEFAULT_WINDOW,
    ),
  },
})
const compress = (plain: Buffer, quality: number): Promise<Buffer> => brotli(plain, settings(plain, quality))
const compressNow = (plain: Buffer, quality: number): Buffer =>
  brotliCompressSync(plain, settings(plain, quality))

const brIn = /(^|[\s,])br($|[\s,])/i
const gzipIn = /(^|[\s,])gzip($|[\s,])/i

/** Brotli where it is taken, else gzip (RFC 9110, 12.5.3); a quality of 0 refuses. */
function preferred(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  // Nearly every browser sends no qualities; only the others pay for parsing them.
  if (!header.includes('q=')) return brIn.test(header) ? 'br' : gzipIn.test(header) ? 'gzip' : 'identity'
  const taken = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
}
