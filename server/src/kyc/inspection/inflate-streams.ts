import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import type { DocumentRefusal } from '#contract/kyc.ts'
import { codedIn, codedSize, withoutText } from './bounded-decoding.ts'

/** A page scanned in colour at 600 dpi unfolds to 100 MB. */
const mostOfOne = 160 * 1024 * 1024
const mostOfAll = 1024 * 1024 * 1024
/** Of what is read as text: objects in streams are small. */
const mostText = 32 * 1024 * 1024
const word = Buffer.from('stream')
/** Objects, folded ones too: a long statement with a tag for each word has some 50,000. */
export const mostObjects = 100_000
/** Folds upon each other. */
const mostFolds = 2

/** Words that no harmless document holds, each ended as a name is; `#6A` in a name stands for `j`. */
const activeNames = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|GoToE)(?![\w-])/
/** What would make it a web page or a drawing too, were it ever taken for one. */
const otherKinds = /<(?:script|html|svg|iframe|!doctype)\b/i
/** After the end; some programs leave a line or two. */
const mostAfter = 1024
const encrypted = /\/Encrypt(?![\w-])/
const spell = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Looks at the bytes of a PDF without believing its tables: unfolds every stream, counting, and looks for words of
 * what acts in the file and in its streams of objects, older revisions and hidden ones too.
 */
export async function inflateStreams(bytes: Uint8Array, maxObjects: number): Promise<DocumentRefusal | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const plain = spell(file.toString('latin1'))
  if (activeNames.test(plain) || otherKinds.test(plain) || isZip(file)) return 'active_content'
  // Without its end it was cut off, though readers make do.
  const end = plain.lastIndexOf('%%EOF')
  if (!plain.includes('startxref') || end === -1 || file.length - end > mostAfter) return 'damaged'
  let objects = (plain.match(/\d\s+obj\b/g) ?? []).length
  if (objects > maxObjects) return 'too_complex'
  let coded = codedIn(plain)
  let all = 0
  let text = 0
  for (let at = file.indexOf(word); at !== -1; at = file.indexOf(word, at + word.length)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue
    let from = at + word.length
    if (file[from] === 13) from++
    if (file[from] === 10) from++
    const dict = spell(file.toString('latin1', Math.max(0, at - 500), at))
    const ofObjects = dict.includes('/ObjStm')
    const rest = file.subarray(from)
    if (ofObjects) objects += Number(/\/N\s+(\d+)/.exec(dict)?.[1] ?? 0)
    if (objects > maxObjects) return 'too_complex'
    // A stream's filters may stand anywhere, and its type too: every stream is tried by all that the file names.
    for (const content of coded.text ? [rest, ...withoutText(rest)] : [rest]) {
      const size = codedSize(content, coded, mostOfOne)
      const unfolded = isZlib(content) ? await unfold(content, ofObjects) : { size: 0, text: '' }
      if (!unfolded) return 'too_complex'
      all += size + unfolded.size
      if (Math.max(size, unfolded.size) > mostOfOne || all > mostOfAll) return 'too_complex'
      if (!ofObjects) continue
      text += unfolded.size
      if (text > mostText || size > mostText) return 'too_complex'
      const spelt = spell(unfolded.text)
      if (activeNames.test(spelt)) return 'active_content'
      const named = codedIn(spelt)
      coded = {
        lzw: coded.lzw || named.lzw,
        runs: coded.runs || named.runs,
        text: coded.text || named.text,
      }
    }
  }
  return encrypted.test(plain) && /trailer|\/XRef/.test(plain) ? 'password_protected' : null
}

/** The two bytes that zlib begins with (RFC 1950, 2.2). */
const isZlib = ([first = 0, second = 0]: Uint8Array) =>
  (first & 15) === 8 && (first * 256 + second) % 31 === 0

/** Whether it is an archive too: its directory's end lies in the last 64 KiB (APPNOTE 4.3.16), its entries anywhere. */
const isZip = (file: Buffer) =>
  file.subarray(-65_557).includes('PK\u0005\u0006') && file.includes('PK\u0001\u0002')

type Inflated = { size: number; text: string }

/**
 * Unfolds one stream, and one that was folded twice, in small steps; what is broken ends it and counts so far.
 * @returns null where it is folded more often
 */
async function unfold(folded: Uint8Array, keep: boolean, folds = 1): Promise<Inflated | null> {
  let size = 0
  let text = ''
  let inner: Buffer[] | null = null
  const inflate = createInflate()
  // Only as much is read as is unfolded; what follows the stream is not part of it.
  Readable.from(slices(folded))
    .on('error', () => {})
    .pipe(inflate)
  try {
    for await (const chunk of inflate) {
      const part = chunk as Buffer // zlib streams give nothing else
      if (size === 0 && isZlib(part)) inner = []
      size += part.length
      if (keep && text.length < mostText) text += part.toString('latin1')
      if (inner && size <= mostText) inner.push(part)
      if (size > mostOfOne) break
    }
  } catch {
    // Broken: whoever draws it will say so.
  }
  inflate.destroy()
  if (!inner) return { size, text }
  if (folds === mostFolds) return null
  const within = await unfold(Buffer.concat(inner), keep, folds + 1)
  if (!within) return null
  return { size: size + within.size, text: text + within.text }
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
