import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { kycLimits } from '#contract/limits.ts'
import type { DocumentRefusal } from '#contract/kyc.ts'
import { decodeBounded, filtersOf } from './bounded-decoding.ts'
import { encodedPixels } from './encoded-images.ts'

/**
 * What a scan, a phone's PDF or a bank's statement never comes near, and what makes a page of a few bytes cost minutes.
 * Whatever lies below these bounds and is dear all the same ends with its document's budget.
 */
export const costlyBounds = {
  /** numbers and operators of one PostScript function (ISO 32000-2, 7.10.5); colours of print have a few hundred */
  functionWords: 2_000,
  /** of one that a shading asks for each point of the page */
  shadingWords: 60,
  /** values of a sampled function, and functions stitched into one */
  samples: 262_144,
  stitched: 256,
  /** inputs of a sampled function: each doubles what one value costs */
  inputs: 4,
  /** unfolded bytes of a mesh: triangles, and patches of curves */
  meshBytes: 512 * 1024,
  patchBytes: 64 * 1024,
  /** times that forms and patterns draw each other, all told */
  drawings: 20_000,
  /** forms, patterns and fonts within each other */
  nested: 12,
  tilingsNested: 2,
  /** a tile's step, in the pattern's own units by its matrix: smaller ones are laid a million times */
  tileStep: 0.5,
  /** filters over each other: one that folds, and one that makes it text */
  filters: 3,
  folding: 1,
} as const

const number = (object: PDFObject | undefined) => (object instanceof PDFNumber ? object.asNumber() : null)
const entry = (dict: PDFDict, name: string) => dict.lookup(PDFName.of(name))
const dictOf = (object: PDFObject | undefined): PDFDict | null =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null
const numbersIn = (object: PDFObject | undefined, context: PDFContext): number[] =>
  many(object, context).map((one) => number(one) ?? 0)
const many = (object: PDFObject | undefined, context: PDFContext): PDFObject[] => {
  const all = object instanceof PDFArray ? object.asArray() : object ? [object] : []
  return all.flatMap((one) => context.lookup(one) ?? [])
}

/** Looks at an object and at what lies directly in it. @returns why the document is not drawn, or null */
export function costOf(object: PDFObject, context: PDFContext): DocumentRefusal | null {
  const left: PDFObject[] = [object]
  while (left.length) {
    const node = left.pop()
    if (node instanceof PDFArray) left.push(...node.asArray())
    const dict = dictOf(node)
    if (!node || !dict) continue
    const cost = costOfOne(node, dict, context)
    if (cost) return cost
    left.push(...dict.values())
  }
  return null
}

function costOfOne(object: PDFObject, dict: PDFDict, context: PDFContext): DocumentRefusal | null {
  if (object instanceof PDFStream) {
    const filters = filtersOf(object)
    const folding = filters.filter((name) =>
      /^(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)$/.test(name),
    )
    if (filters.length > costlyBounds.filters || folding.length > costlyBounds.folding) return 'too_complex'
  }
  if (isTooLarge(object, dict, context)) return 'too_many_pixels'
  const functionType = number(entry(dict, 'FunctionType'))
  if (functionType !== null && isDearFunction(object, dict, functionType, context)) return 'too_complex'
  const shading = number(entry(dict, 'ShadingType'))
  if (shading !== null && isDearShading(object, dict, shading, context)) return 'too_complex'
  return number(entry(dict, 'PatternType')) === 1 && isDearTiling(dict, context) ? 'too_complex' : null
}

/** A picture that unfolds to more than is allowed outside a PDF, by what the dictionary says or by its own head. */
function isTooLarge(object: PDFObject, dict: PDFDict, context: PDFContext): boolean {
  if (!(object instanceof PDFStream)) return false
  const side = (name: string) => number(entry(dict, name)) ?? 0
  if (side('Width') * side('Height') > kycLimits.maxImagePixels) return true
  const coded = filtersOf(object).at(-1) ?? ''
  for (const parms of many(entry(dict, 'DecodeParms'), context)) {
    if (!(parms instanceof PDFDict)) continue
    const [columns, rows] = ['Columns', 'Rows'].map((name) => number(entry(parms, name)) ?? 0)
    if (
      (columns ?? 0) * Math.max(rows ?? 0, side('Height')) > kycLimits.maxImagePixels &&
      coded === 'CCITTFaxDecode'
    )
      return true
  }
  return object instanceof PDFRawStream && encodedPixels(coded, object.contents) > kycLimits.maxImagePixels
}

const wordsIn = (object: PDFObject): number => {
  const bytes = inflated(object, costlyBounds.functionWords * 40)
  if (!bytes) return Number.POSITIVE_INFINITY
  return bytes.toString('latin1').match(/[^\s{}]+/g)?.length ?? 0
}

function isDearFunction(object: PDFObject, dict: PDFDict, type: number, context: PDFContext): boolean {
  if (type === 4) return wordsIn(object) > costlyBounds.functionWords
  if (type === 3) return numbersIn(entry(dict, 'Bounds'), context).length > costlyBounds.stitched
  if (type !== 0) return false
  const sizes = numbersIn(entry(dict, 'Size'), context)
  const outputs = Math.max(1, numbersIn(entry(dict, 'Range'), context).length / 2)
  return (
    sizes.length > costlyBounds.inputs ||
    sizes.reduce((all, size) => all * size, outputs) > costlyBounds.samples
  )
}

/** All functions under one, with those stitched into it, as far as they are few. */
function functionsOf(object: PDFObject | undefined, context: PDFContext): PDFObject[] {
  const found: PDFObject[] = []
  const left = many(object, context)
  while (left.length > 0 && found.length <= costlyBounds.stitched) {
    const one = left.pop()
    const dict = dictOf(one)
    if (!one || !dict) continue
    found.push(one)
    left.push(...many(entry(dict, 'Functions'), context))
  }
  return found
}

function isDearShading(object: PDFObject, dict: PDFDict, type: number, context: PDFContext): boolean {
  const functions = functionsOf(entry(dict, 'Function'), context)
  if (functions.length > costlyBounds.stitched) return true
  // Along an axis or between circles colours are asked 256 times; by a function of the place, and in meshes, for each point.
  const eachPoint = type === 1 || type >= 4
  const written = functions.filter((one) => number(entry(dictOf(one) ?? dict, 'FunctionType')) === 4)
  const words = written.reduce((sum, one) => sum + wordsIn(one), 0)
  if (eachPoint && words > costlyBounds.shadingWords) return true
  if (type < 4) return false
  const most = type >= 6 ? costlyBounds.patchBytes : costlyBounds.meshBytes
  return inflated(object, most) === null
}

function isDearTiling(dict: PDFDict, context: PDFContext): boolean {
  const [a = 1, b = 0, c = 0, d = 1] = numbersIn(entry(dict, 'Matrix'), context)
  const across = Math.abs(number(entry(dict, 'XStep')) ?? 0) * Math.hypot(a, b)
  const up = Math.abs(number(entry(dict, 'YStep')) ?? 0) * Math.hypot(c, d)
  return Math.min(across, up) < costlyBounds.tileStep
}

/** A stream's content. @returns null where it is larger than `most` */
export function inflated(object: PDFObject, most: number): Buffer | null {
  return object instanceof PDFRawStream ? decodeBounded(object, most) : Buffer.alloc(0)
}
