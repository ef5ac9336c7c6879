import type { ImageRef } from '#contract/fields.ts'
import type { Both } from '#contract/languages.ts'

/** What the drawn pictures show, for those who do not see them. */
export const pictureAlts = {
  'picture-maize-field': {
    en: 'Drawing: rows of maize under a low sun',
    ny: 'Chojambula: mizere ya chimanga pansi pa dzuwa',
  },
  'picture-lake': {
    en: 'Drawing: a fishing boat on the lake with hills behind',
    ny: 'Chojambula: bwato la asodzi panyanja ndi mapiri kumbuyo',
  },
  'picture-market': {
    en: 'Drawing: market stalls with striped awnings',
    ny: 'Chojambula: mabenchi a pamsika okhala ndi zotchingira dzuwa za mizere',
  },
  'picture-phone': {
    en: 'Drawing: a simple phone sending a payment',
    ny: 'Chojambula: foni yosavuta ikutumiza malipiro',
  },
  'picture-coins': {
    en: 'Drawing: stacks of coins growing like steps',
    ny: 'Chojambula: ndalama zachitsulo zounjikidwa ngati masitepe',
  },
  'picture-houses': {
    en: 'Drawing: a street of brick houses with iron roofs',
    ny: 'Chojambula: mzere wa nyumba za njerwa zokhala ndi malata',
  },
  'picture-school': {
    en: 'Drawing: a school block with a flag and a tree',
    ny: 'Chojambula: sukulu yokhala ndi mbendera ndi mtengo',
  },
  'picture-mountain': {
    en: 'Drawing: the massif at dusk above tea rows',
    ny: 'Chojambula: phiri lalitali madzulo pamwamba pa minda ya tiyi',
  },
  'picture-tree': {
    en: 'Drawing: a wide tree and seedlings beside it',
    ny: 'Chojambula: mtengo waukulu ndi timitengo tobzala pafupi',
  },
  'picture-exchange': {
    en: 'Drawing: two arrows turning around a coin',
    ny: 'Chojambula: mivi iwiri yozungulira ndalama',
  },
  'picture-clinic': {
    en: 'Drawing: a clinic with a wide veranda',
    ny: 'Chojambula: chipatala chokhala ndi khonde lalikulu',
  },
  'picture-site': {
    en: 'Drawing: a building rising beside a crane',
    ny: 'Chojambula: nyumba yomwe ikumangidwa pafupi ndi makina onyamulira katundu',
  },
} as const satisfies Record<string, Both>

export type PictureName = keyof typeof pictureAlts

/** A drawn picture as an author would set it. */
export const picture = (fileId: (name: string) => string, name: PictureName): ImageRef => ({
  file: fileId(name),
  alt: pictureAlts[name],
  focal: { x: 50, y: 55 },
})
