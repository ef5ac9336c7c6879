import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer, compressed once for each encoding that is asked for. */
export class Answer {
  readonly status: number
  readonly #headers: Record<string, string>
  readonly #tag: string
  readonly #plain: Buffer
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>()

  /**
   * @param variant what the tag must differ by beside the content: the language
   * @param filename what a browser saves it as (ASCII, without quotes); null where it shows it
   */
  constructor(
    status: number,
    body: string,
    {
      type,
      vary,
      variant,
      filename = null,
    }: { type: string; vary: string; variant: string; filename?: string | null },
  ) {
    this.status = status
    this.#plain = Buffer.from(body)
    this.#tag = createHash('sha256').update(variant).update(this.#plain).digest('base64url').slice(0, 22)
    this.#headers = {
      'content-type': type,
      'cache-control': 'private, no-cache',
      vary,
      ...(filename !== null && { 'content-disposition': `attachment; filename="${filename}"` }),
    }
    this.#encoded.set('identity', this.#plain)
  }

  /** Bytes it takes in the cache; the compressed forms come to less than half of the plain one. */
  get bytes(): number {
    return Math.ceil(this.#plain.length * 1.5) + 500
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const encoding = this.#plain.length < 500 ? 'identity' : preferred(request.headers['accept-encoding'])
    const etag = `"${this.#tag}-${encoding}"`
    reply.code(this.status).headers(this.#headers).header('etag', etag)
    if (this.status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const body = this.#encode(encoding)
    return body instanceof Promise ? body.then((made) => reply.send(made)) : reply.send(body)
  }

  #encode(encoding: Encoding): Buffer | Promise<Buffer> {
    const kept = this.#encoded.get(encoding)
    if (kept) return kept
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: this.#plain.length },
    }
    const making = encoding === 'br' ? brotli(this.#plain, options) : zip(this.#plain, { level: 7 })
    this.#encoded.set(encoding, making)
    void making.then((made) => this.#encoded.set(encoding, made))
    return making
  }
}

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

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
