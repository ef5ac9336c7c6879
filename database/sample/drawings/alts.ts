import type { Both } from '#contract/languages.ts'

/** What the drawn pictures show, for those who do not see them. */
export const pictureAlts = {
  'picture-maize-field': {
    en: 'Drawing: rows of maize under a low sun',
    ny: 'Chojambula: mizere ya chimanga pansi pa dzuwa',
  },
  'picture-lake': {
    en: 'Drawing: a dugout canoe and fishing nets on the lake',
    ny: 'Chojambula: bwato la mtengo ndi maukonde a nsomba panyanja',
  },
  'picture-market': {
    en: 'Drawing: market stalls with striped awnings',
    ny: 'Chojambula: mabenchi a pamsika okhala ndi zotchingira dzuwa za mizere',
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
    en: 'Drawing: a high mountain in the evening above rows of tea',
    ny: 'Chojambula: phiri lalitali madzulo pamwamba pa minda ya tiyi',
  },
  'picture-plateau': {
    en: 'Drawing: a flat-topped mountain with a waterfall and pine trees',
    ny: 'Chojambula: phiri la pamwamba posalala lokhala ndi mathithi ndi mitengo ya paini',
  },
  'picture-tea': {
    en: 'Drawing: a hillside of tea in rows',
    ny: 'Chojambula: munda wa tiyi wa mizere paphiri',
  },
  'picture-tobacco': {
    en: 'Drawing: tobacco plants beside a barn',
    ny: 'Chojambula: mbewu za fodya pafupi ndi nkhokwe youmitsira',
  },
  'picture-tree': {
    en: 'Drawing: a wide tree and seedlings beside it',
    ny: 'Chojambula: mtengo waukulu ndi timitengo tobzala pafupi',
  },
  'picture-bridge': { en: 'Drawing: a bridge over a river', ny: 'Chojambula: mlatho pa mtsinje' },
  'picture-minibus': { en: 'Drawing: a minibus at its stop', ny: 'Chojambula: minibasi pa malo okwerera' },
  'picture-shop': { en: 'Drawing: a shop with full shelves', ny: 'Chojambula: shopu ya mashelefu odzaza' },
  'picture-kiosk': {
    en: 'Drawing: a table with a phone and money under a large umbrella',
    ny: 'Chojambula: tebulo lokhala ndi foni ndi ndalama pansi pa ambulera yaikulu',
  },
  'picture-counter': {
    en: 'Drawing: three windows of a bank counter',
    ny: 'Chojambula: mawindo atatu a kaunta ya banki',
  },
  'picture-clinic': {
    en: 'Drawing: a clinic with a wide veranda',
    ny: 'Chojambula: chipatala chokhala ndi khonde lalikulu',
  },
  'picture-site': {
    en: 'Drawing: a building rising beside a crane',
    ny: 'Chojambula: nyumba yomwe ikumangidwa pafupi ndi makina onyamulira katundu',
  },
  'picture-brick-house': {
    en: 'Drawing: a house of burnt brick being built',
    ny: 'Chojambula: nyumba ya njerwa zowotcha yomwe ikumangidwa',
  },
  'picture-solar': { en: 'Drawing: solar panels on a roof', ny: 'Chojambula: mapanelo a dzuwa padenga' },
  'picture-flood': {
    en: 'Drawing: a house on posts above flood water',
    ny: 'Chojambula: nyumba ya pa mizati pamwamba pa madzi osefukira',
  },
  'picture-phone': {
    en: 'Drawing: a simple phone sending a payment',
    ny: 'Chojambula: foni yosavuta ikutumiza malipiro',
  },
  'picture-525': {
    en: 'Drawing: a simple phone that shows *525#',
    ny: 'Chojambula: foni yosavuta yoonetsa *525#',
  },
  'picture-coins': {
    en: 'Drawing: stacks of coins growing like steps',
    ny: 'Chojambula: ndalama zachitsulo zounjikidwa ngati masitepe',
  },
  'picture-notes': {
    en: 'Drawing: money notes and coins',
    ny: 'Chojambula: ndalama zamapepala ndi zachitsulo',
  },
  'picture-exchange': {
    en: 'Drawing: two arrows turning around a coin',
    ny: 'Chojambula: mivi iwiri yozungulira ndalama',
  },
  'picture-cap': {
    en: 'Drawing: a graduation cap on books',
    ny: 'Chojambula: chipewa cha omaliza maphunziro pa mabuku',
  },
  'picture-card-machine': {
    en: 'Drawing: a card machine with its receipt and a card',
    ny: 'Chojambula: makina a khadi ndi lisiti lake ndi khadi',
  },
  'picture-padlock': {
    en: 'Drawing: a padlock with six dots',
    ny: 'Chojambula: loko yokhala ndi madontho asanu ndi limodzi',
  },
  'picture-report': {
    en: 'Drawing: a report with a chart of four bars',
    ny: 'Chojambula: lipoti lokhala ndi tchati cha mizere inayi',
  },
  'picture-calendar': {
    en: 'Drawing: a calendar with one marked day',
    ny: 'Chojambula: kalendala yokhala ndi tsiku limodzi lodindidwa',
  },
  'picture-key': {
    en: 'Drawing: a key on a stamped document',
    ny: 'Chojambula: kiyi pa chikalata chodindidwa',
  },
  'picture-pump': { en: 'Drawing: a water pump with a bucket', ny: 'Chojambula: mpopi wa madzi ndi chidebe' },
  'picture-suitcase': {
    en: 'Drawing: a suitcase, a passport and an aeroplane',
    ny: 'Chojambula: sutikesi, pasipoti ndi ndege',
  },
  'picture-bicycle': {
    en: 'Drawing: a bicycle with a locked box under a tree',
    ny: 'Chojambula: njinga yokhala ndi bokosi lokhoma pansi pa mtengo',
  },
  'picture-valuation': { en: 'Drawing: a house that is measured', ny: 'Chojambula: nyumba yomwe ikuyezedwa' },
  'picture-radio': { en: 'Drawing: a radio', ny: 'Chojambula: wailesi' },
  'picture-umbrella': {
    en: 'Drawing: a large umbrella over young maize in the rain',
    ny: 'Chojambula: ambulera yaikulu pamwamba pa chimanga mvula ikugwa',
  },
  'picture-sewing': {
    en: 'Drawing: a sewing machine with cloth',
    ny: 'Chojambula: makina osokera ndi nsalu',
  },
  'picture-goods': { en: 'Drawing: a truck at a border', ny: 'Chojambula: galimoto ya katundu kumalire' },
} as const satisfies Record<string, Both>

export type PictureName = keyof typeof pictureAlts
