import { PDFArray, PDFDict, PDFName, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'

/** Entries that hold scripts, files or forms with logic of their own (ISO 32000-2: 12.6, 7.11.4, 12.7.8). */
const keys = new Set(['JS', 'JavaScript', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'])
/** Actions that run, open, send or fetch something. Going to a page, and a link to the web, are harmless. */
const actions = new Set([
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
])
const kinds = new Set(['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Movie', 'Sound', '3D', 'Screen'])
/** What may happen by itself when the document is opened. */
const calmActions = new Set(['GoTo', 'Named'])

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : null)

/** Whether an object, or what lies directly in it, acts or carries a file. References are objects of their own. */
export function isActive(object: PDFObject, context: PDFContext): boolean {
  const left: PDFObject[] = [object]
  while (left.length) {
    const node = left.pop()
    if (node instanceof PDFArray) left.push(...node.asArray())
    const dict = node instanceof PDFStream ? node.dict : node
    if (!(dict instanceof PDFDict)) continue
    for (const [name, value] of dict.entries()) {
      const key = name.decodeText()
      if (keys.has(key)) return true
      const said = nameOf(context.lookup(value))
      if (key === 'S' && said !== null && actions.has(said)) return true
      if ((key === 'Subtype' || key === 'Type') && said !== null && kinds.has(said)) return true
      if (key === 'AA' && holdsActions(value, context)) return true
      if (key === 'OpenAction' && !isCalm(value, context)) return true
      left.push(value)
    }
  }
  return false
}

/** Anything under "additional actions" acts by itself. Fonts may be called the same, and hold no actions. */
function holdsActions(value: PDFObject, context: PDFContext): boolean {
  const dict = context.lookup(value)
  if (!(dict instanceof PDFDict)) return false
  return dict.values().some((one) => {
    const action = context.lookup(one)
    return action instanceof PDFDict && action.has(PDFName.of('S'))
  })
}

function isCalm(value: PDFObject, context: PDFContext): boolean {
  const opened = context.lookup(value)
  if (!(opened instanceof PDFDict)) return true
  const said = nameOf(context.lookup(opened.get(PDFName.of('S'))))
  return said !== null && calmActions.has(said) && !opened.has(PDFName.of('Next'))
}
