import { folded, stream } from '../raw-pdf.ts'
import { noise, page, type Costly, type CostlyEnd } from './page.ts'

const domains = '/Domain [0 1 0 1] /Range [0 1 0 1 0 1]'
/** A PostScript function of two numbers that does nothing so many times, and three colours. */
const written = (words: number) =>
  stream(`{ ${'dup mul sqrt '.repeat(words / 3)} dup dup pop }`, `/FunctionType 4 ${domains}`)
const along = (words: number) =>
  stream(
    `{ ${'dup mul sqrt '.repeat(words / 3)} dup dup }`,
    `/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]`,
  )
const sampled = (sizes: number[], values = 64) =>
  folded(
    Buffer.alloc(values, 99),
    `/FunctionType 0 /Size [${sizes.join(' ')}] /BitsPerSample 8 /Domain [${sizes.map(() => '0 1').join(' ')}] /Range [0 1 0 1 0 1]`,
  )
const exponential = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1.5 >>'
const stitched = (count: number, inner = exponential) =>
  `<< /FunctionType 3 /Domain [0 1] /Functions [${`${inner} `.repeat(count)}] /Bounds [${Array.from({ length: count - 1 }, (_, n) => ((n + 1) / count).toFixed(5)).join(' ')}] /Encode [${'0 1 '.repeat(count)}] >>`
const nested = (depth: number): string => (depth === 0 ? exponential : stitched(4, nested(depth - 1)))

const rgb = '/ColorSpace /DeviceRGB'
const places: Record<number, string> = {
  1: `/ShadingType 1 ${rgb} /Domain [0 1 0 1] /Matrix [595 0 0 842 0 0]`,
  2: `/ShadingType 2 ${rgb} /Coords [0 0 595 842] /Extend [true true]`,
  3: `/ShadingType 3 ${rgb} /Coords [300 400 0 300 400 600] /Extend [true true]`,
}
const shaded = (type: 1 | 2 | 3, made: string, ways = {}) =>
  page('/Shading << /S 5 0 R >>', '/S sh', [`<< ${places[type]} /Function 6 0 R >>`, made], ways)

/** One record of a mesh, repeated (ISO 32000-2, 8.7.4.5.5 on). */
const records: Record<number, number> = { 4: 8, 5: 7, 6: 1 + 12 * 4 + 4 * 3, 7: 1 + 16 * 4 + 4 * 3 }
const mesh = (type: 4 | 5 | 6 | 7, bytes: number, made?: string) => {
  const about = `/ShadingType ${type} ${rgb} /BitsPerCoordinate 16 /BitsPerComponent 8 ${type === 5 ? '/VerticesPerRow 8' : '/BitsPerFlag 8'} /Decode [0 595 0 842 ${made ? '0 1' : '0 1 0 1 0 1'}] ${made ? '/Function 6 0 R' : ''}`
  const size = records[type] ?? 1
  const content = noise(Math.max(size * 8, bytes))
  // Each begins anew: its flag is 0.
  if (type !== 5) for (let at = 0; at < content.length; at += size) content[at] = 0
  return page('/Shading << /S 5 0 R >>', '/S sh', [folded(content, about), made ?? 'null'])
}

export function shadings(): Costly[] {
  const made: Costly[] = []
  const add = (what: string, end: CostlyEnd, bytes: Buffer) => made.push({ what, end, bytes })
  add('by place, a short program', 'taken', shaded(1, written(30)))
  add('by place, a program of 800 words', 'too_complex', shaded(1, written(800)))
  add('by place, a program of 800 words, folded', 'too_complex', shaded(1, written(800), { folded: true }))
  add('by place, a program of 6,000 words', 'too_complex', shaded(1, written(6000)))
  add('by place, samples', 'taken', shaded(1, sampled([4, 4])))
  add('by place, a million samples', 'too_complex', shaded(1, sampled([1000, 1000])))
  add('by place, samples of six inputs', 'too_complex', shaded(1, sampled([2, 2, 2, 2, 2, 2], 192)))
  add(
    'by place, a list of dear programs',
    'too_complex',
    page('/Shading << /S 5 0 R >>', '/S sh', [
      `<< ${places[1]} /Function [6 0 R 6 0 R 6 0 R] >>`,
      written(45),
    ]),
  )
  add(
    'by place, in the page itself',
    'too_complex',
    page(`/Shading << /S << ${places[1]} /Function 5 0 R >> >>`, '/S sh', [written(800)]),
  )
  add(
    'by place, as a pattern',
    'too_complex',
    page(
      `/Pattern << /P << /PatternType 2 /Shading << ${places[1]} /Function 5 0 R >> >> >>`,
      '/Pattern cs /P scn 0 0 595 842 re f',
      [written(800)],
    ),
  )
  for (const type of [2, 3] as const) {
    const name = type === 2 ? 'along an axis' : 'between circles'
    add(`${name}, a power`, 'taken', shaded(type, exponential))
    add(`${name}, a program of 800 words`, 'taken', shaded(type, along(800)))
    add(`${name}, a program of 6,000 words`, 'too_complex', shaded(type, along(6000)))
    add(`${name}, samples`, 'taken', shaded(type, sampled([16])))
    add(`${name}, four million samples`, 'too_complex', shaded(type, sampled([4_000_000])))
    add(`${name}, eight stitched`, 'taken', shaded(type, stitched(8)))
    add(`${name}, a thousand stitched`, 'too_complex', shaded(type, stitched(1000)))
    add(`${name}, stitched within stitched`, 'too_complex', shaded(type, nested(5)))
  }
  for (const type of [4, 5, 6, 7] as const) {
    add(`a small mesh of type ${type}`, 'taken', mesh(type, 300))
    add(`a mesh of type ${type} with a megabyte`, 'too_complex', mesh(type, 1024 * 1024))
    add(`a mesh of type ${type} with a program`, 'too_complex', mesh(type, 300, along(800)))
  }
  add(
    'shaded a hundred thousand times',
    'ended',
    page('/Shading << /S 5 0 R >>', '/S sh '.repeat(100_000), [
      `<< ${places[3]} /Function 6 0 R >>`,
      exponential,
    ]),
  )
  return made
}
