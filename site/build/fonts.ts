import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const out = '.cache/site/fonts'
const latin = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))
// Punctuation, marks and the currency signs beside the kwacha's letters; accented letters stand in names.
const letters = `${latin}\u00a0’‘“”–—…·•×→←↑↓−±£€¥©éèêëáàâäóòôöíïúüçñÉ`
// Headings have few other characters; those that they have are shown in the text's family, which comes next.
const ofHeadings = `${latin}\u00a0’‘“”–—…·é`
const welsh = 'Ŵŵ'

type Cut = {
  name: string
  from: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
  /** OpenType features that stay; each costs every first visit */
  features: string[]
}

const atkinson = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const bold = { wght: 700, opsz: 48 }
const text = { wght: { min: 400, max: 700 } }
// Kerning shows in large headings and takes 4 kB; in the text it takes 3 kB and is hardly seen. Figures stand in columns,
// in either family; the ones of equal width are signs of their own, which only the cut's closure keeps.
const heading = { axes: bold, features: ['kern', 'tnum'] }
const body = { axes: text, features: ['tnum'] }
// The text's own nought has a slash, which is a help in codes and account numbers and a noise everywhere else. So prose has
// the nought of the headings' family, in the text's weights, and the slashed one lies apart.
const nought = { axes: { ...text, opsz: 14 }, text: '0', features: [] }

const cuts: readonly Cut[] = [
  { name: 'bricolage', from: `${bricolage}-latin-opsz-normal.woff2`, text: ofHeadings, ...heading },
  { name: 'bricolage-w', from: `${bricolage}-latin-ext-opsz-normal.woff2`, text: welsh, ...heading },
  { name: 'atkinson', from: `${atkinson}-latin-wght-normal.woff2`, text: letters.replace('0', ''), ...body },
  { name: 'nought', from: `${bricolage}-latin-opsz-normal.woff2`, ...nought },
  { name: 'slashed', from: `${atkinson}-latin-wght-normal.woff2`, ...body, text: '0' },
  { name: 'atkinson-w', from: `${atkinson}-latin-ext-wght-normal.woff2`, text: welsh, ...body },
]

/** Cuts both families to the letters of this site; what was cut before from the same is kept. */
export async function cutFonts(): Promise<void> {
  const stampFile = `${out}/stamp`
  const stamp = createHash('sha256').update(JSON.stringify(cuts)).digest('hex')
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return
  await mkdir(out, { recursive: true })
  for (const cut of cuts) {
    const source = await readFile(fileURLToPath(import.meta.resolve(cut.from)))
    const font = await subsetFont(source, cut.text, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
      keepFeatures: cut.features,
      noHinting: true,
    })
    await writeFile(`${out}/${cut.name}.woff2`, font)
  }
  await writeFile(stampFile, stamp)
}
