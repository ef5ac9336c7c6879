import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { costlyBounds, inflated } from './costly-content.ts'

/** Of one content that is read for what it draws: larger ones are whole pages, of which there are few. */
const mostContent = 32 * 1024 * 1024

type Weight = { drawings: number; depth: number; tilings: number }

/**
 * Whether forms and patterns draw each other so often, or so deep, that a page of a few lines is drawn for ever:
 * ten forms of which each draws the next ten times are ten thousand million.
 */
export function isNestedTooDeep(context: PDFContext): boolean {
  const weights = new Map<PDFStream, Weight>()
  const under = new Set<PDFStream>()

  function weigh(stream: PDFStream, resources: PDFDict | null): Weight {
    const known = weights.get(stream)
    if (known) return known
    // One that draws itself is skipped by who draws it; here it counts as the deepest there is.
    if (under.has(stream) || under.size > costlyBounds.nested)
      return { drawings: 1, depth: costlyBounds.nested + 1, tilings: 0 }
    under.add(stream)
    const weight: Weight = { drawings: 1, depth: 1, tilings: isTiling(stream.dict) ? 1 : 0 }
    const own = dictIn(stream.dict, 'Resources') ?? resources
    for (const [drawn, times] of drawnBy(contentOf(stream), own)) {
      const inner = weigh(drawn, own)
      weight.drawings += inner.drawings * times
      weight.depth = Math.max(weight.depth, inner.depth + 1)
      weight.tilings = Math.max(weight.tilings, inner.tilings + (isTiling(stream.dict) ? 1 : 0))
    }
    under.delete(stream)
    weights.set(stream, weight)
    return weight
  }

  const isTooMuch = ({ drawings, depth, tilings }: Weight) =>
    drawings > costlyBounds.drawings || depth > costlyBounds.nested || tilings > costlyBounds.tilingsNested
  let all = 0
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream && draws(object.dict) && isTooMuch(weigh(object, null))) return true
    if (!(object instanceof PDFDict) || nameIn(object, 'Type') !== 'Page') continue
    const resources = inherited(object)
    for (const content of contentsOf(object, context))
      for (const [drawn, times] of drawnBy(contentOf(content), resources))
        all += weigh(drawn, resources).drawings * times
    if (all > costlyBounds.drawings) return true
  }
  return false
}

const contentOf = (stream: PDFStream) => inflated(stream, mostContent)?.toString('latin1') ?? ''
const nameIn = (dict: PDFDict, name: string) => {
  const found = dict.lookup(PDFName.of(name))
  return found instanceof PDFName ? found.decodeText() : null
}
const dictIn = (dict: PDFDict, name: string): PDFDict | null => {
  const found = dict.lookup(PDFName.of(name))
  return found instanceof PDFDict ? found : null
}
const isTiling = (dict: PDFDict) => {
  const type = dict.lookup(PDFName.of('PatternType'))
  return type instanceof PDFNumber && type.asNumber() === 1
}
const draws = (dict: PDFDict) => nameIn(dict, 'Subtype') === 'Form' || isTiling(dict)

/** A page's resources may be its parent's. */
function inherited(page: PDFDict): PDFDict | null {
  let at: PDFDict | null = page
  for (let n = 0; at && n < 32; n++) {
    const found = dictIn(at, 'Resources')
    if (found) return found
    at = dictIn(at, 'Parent')
  }
  return null
}

function contentsOf(page: PDFDict, context: PDFContext): PDFStream[] {
  const contents: PDFObject | undefined = page.lookup(PDFName.of('Contents'))
  const all = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : []
  return all.flatMap((one) => {
    const found = context.lookup(one)
    return found instanceof PDFStream ? [found] : []
  })
}

/** A form by `/Name Do`, a pattern by `/Name scn`, whose name may be spelt by numbers. */
const uses = /\/([^\s/<>[\](){}%]+)\s+(Do|scn|SCN)(?![\w])/g

function drawnBy(content: string, resources: PDFDict | null): Map<PDFStream, number> {
  const found = new Map<PDFStream, number>()
  if (!resources) return found
  const [forms, patterns] = [dictIn(resources, 'XObject'), dictIn(resources, 'Pattern')]
  for (const [, name = '', operator] of content.matchAll(uses)) {
    const drawn = (operator === 'Do' ? forms : patterns)?.lookup(PDFName.of(name))
    if (drawn instanceof PDFStream && draws(drawn.dict)) found.set(drawn, (found.get(drawn) ?? 0) + 1)
  }
  return found
}
