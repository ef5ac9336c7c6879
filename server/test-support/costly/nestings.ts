import { deflateSync } from 'node:zlib'
import { folded, stream } from '../raw-pdf.ts'
import { page, type Costly, type CostlyEnd } from './page.ts'

const box = '/BBox [0 0 595 842]'
const last = stream('0 0 m 9 9 l S', `/Type /XObject /Subtype /Form ${box}`)

/** Forms from number 5 on, each drawing the next so many times. */
const forms = (levels: number, times: number, make = stream) => [
  ...Array.from({ length: levels - 1 }, (_, n) =>
    make(
      '/F Do '.repeat(times),
      `/Type /XObject /Subtype /Form ${box} /Resources << /XObject << /F ${n + 6} 0 R >> >>`,
    ),
  ),
  last,
]
const first = '/XObject << /F 5 0 R >>'

const tiling = (content: string, entries: string) =>
  stream(content, `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 20 20] ${entries}`)
const fill = '/Pattern cs /P scn 0 0 595 842 re f'
const tilings = (levels: number) =>
  Array.from({ length: levels }, (_, n) =>
    tiling(
      n === levels - 1 ? '0 0 9 9 re f' : '/Pattern cs /P scn 0 0 20 20 re f',
      `/XStep 20 /YStep 20 /Resources << ${n === levels - 1 ? '' : `/Pattern << /P ${n + 6} 0 R >>`} >>`,
    ),
  )
const masks = (levels: number) =>
  Array.from({ length: levels }, (_, n) =>
    stream(
      n === levels - 1 ? '0 0 595 842 re f' : '/G gs 0 0 595 842 re f',
      `/Type /XObject /Subtype /Form ${box} /Group << /S /Transparency /CS /DeviceGray >> /Resources << ${n === levels - 1 ? '' : `/ExtGState << /G << /SMask << /S /Luminosity /G ${n + 6} 0 R >> >> >>`} >>`,
    ),
  )

const calm = '0 0 m 9 9 l S'
const times = (content: Buffer, folds: number): Buffer =>
  folds === 0 ? content : times(deflateSync(content, { level: 9 }), folds - 1)

export function nestings(): Costly[] {
  const made: Costly[] = []
  const add = (what: string, end: CostlyEnd, bytes: Buffer) => made.push({ what, end, bytes })
  add('three forms within each other', 'taken', page(first, '/F Do', forms(3, 2)))
  add('ten forms, each ten times the next', 'too_complex', page(first, '/F Do', forms(10, 10)))
  add('the same, folded', 'too_complex', page(first, '/F Do', forms(10, 10, folded), { folded: true }))
  add('four forms, each sixty times the next', 'too_complex', page(first, '/F Do', forms(4, 60)))
  add('twenty forms, each twice the next', 'too_complex', page(first, '/F Do', forms(20, 2)))
  add('forty forms, each once the next', 'too_complex', page(first, '/F Do', forms(40, 1)))
  add('a form thirty thousand times', 'too_complex', page(first, '/F Do '.repeat(30_000), [last]))
  add(
    'a form that draws itself',
    'too_complex',
    page(first, '/F Do', [
      stream('/F Do /F Do', `/Type /XObject /Subtype /Form ${box} /Resources << /XObject << /F 5 0 R >> >>`),
    ]),
  )
  add(
    'forms that use the page’s names',
    'too_complex',
    page('/XObject << /F 5 0 R /G 6 0 R /H 7 0 R >>', '/F Do '.repeat(50), [
      stream('/G Do '.repeat(50), `/Type /XObject /Subtype /Form ${box}`),
      stream('/H Do '.repeat(50), `/Type /XObject /Subtype /Form ${box}`),
      last,
    ]),
  )
  add(
    'forms named by numbers',
    'too_complex',
    page('/XObject << /F#41 5 0 R >>', '/FA Do '.repeat(200), forms(3, 200)),
  )
  add('a tiling', 'taken', page('/Pattern << /P 5 0 R >>', fill, tilings(1)))
  add('a tiling in a tiling', 'taken', page('/Pattern << /P 5 0 R >>', fill, tilings(2)))
  add('tilings in tilings in tilings', 'too_complex', page('/Pattern << /P 5 0 R >>', fill, tilings(3)))
  add('nine tilings deep', 'too_complex', page('/Pattern << /P 5 0 R >>', fill, tilings(9)))
  add(
    'a tile of a hair’s width',
    'too_complex',
    page('/Pattern << /P 5 0 R >>', fill, [tiling(calm, '/XStep 0.01 /YStep 20 /Resources << >>')]),
  )
  add(
    'tiles made small by their matrix',
    'too_complex',
    page('/Pattern << /P 5 0 R >>', fill, [
      tiling(calm, '/XStep 20 /YStep 20 /Matrix [0.001 0 0 0.001 0 0] /Resources << >>'),
    ]),
  )
  add(
    'tiles without a step',
    'too_complex',
    page('/Pattern << /P 5 0 R >>', fill, [tiling(calm, '/XStep 0 /YStep 0 /Resources << >>')]),
  )
  add(
    'two masks within each other',
    'taken',
    page(
      '/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>',
      '/G gs 0 0 595 842 re f',
      masks(2),
    ),
  )
  add(
    'a hundred masks within each other',
    'ended',
    page(
      '/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>',
      '/G gs 0 0 595 842 re f '.repeat(500),
      masks(100),
    ),
  )
  add(
    'folded three times',
    'too_complex',
    page('', calm, [
      stream(times(Buffer.alloc(1_000_000), 3), '/Filter [/FlateDecode /FlateDecode /FlateDecode]'),
    ]),
  )
  add(
    'folded three times, said once',
    'too_complex',
    page('', calm, [stream(times(Buffer.alloc(1_000_000), 3), '/Filter /FlateDecode')]),
  )
  add(
    'folded by two programs',
    'too_complex',
    page('', calm, [stream(times(Buffer.from(calm), 1), '/Filter [/LZWDecode /FlateDecode]')]),
  )
  add(
    'runs within a fold',
    'too_complex',
    page('', calm, [stream(times(Buffer.alloc(100_000, 129), 1), '/Filter [/FlateDecode /RunLengthDecode]')]),
  )
  add(
    'made text four times',
    'too_complex',
    page('', calm, [
      stream('00>', '/Filter [/ASCIIHexDecode /ASCIIHexDecode /ASCIIHexDecode /ASCIIHexDecode]'),
    ]),
  )
  add(
    'folded and made text',
    'taken',
    page('', calm, [
      stream(`${times(Buffer.from(calm), 1).toString('hex')}>`, '/Filter [/ASCIIHexDecode /FlateDecode]'),
    ]),
  )
  return made
}
