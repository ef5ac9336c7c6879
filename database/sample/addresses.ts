import type { Both } from '#contract/languages.ts'

/** How the parts of sample addresses are said in Chichewa; names of towns, quarters and streets stay as they are. */
const parts: Readonly<Record<string, string>> = {
  'Sample House': 'Nyumba ya chitsanzo',
  'Sample Court': 'Nyumba zogona za chitsanzo',
  'Sample Arcade': 'Malo a mashopu a chitsanzo',
  'Sample counter': 'Kaunta ya chitsanzo',
  'ground floor': 'pansi',
  'first floor': 'pansanjika yoyamba',
  'second floor': 'pansanjika yachiwiri',
  'fifth floor': 'pansanjika yachisanu',
  'by the boma': 'pafupi ndi boma',
  'by the market': 'pafupi ndi msika',
  'by the clock tower': 'pafupi ndi nsanja ya wotchi',
  'by the bus stage': 'pafupi ndi siteji ya basi',
  'by the barrage': 'pafupi ndi damu',
  'by the railway line': 'pafupi ndi njanji',
  'by the old railway station': 'pafupi ndi siteshoni yakale ya sitima',
  'by the tobacco floors': 'pafupi ndi malo ogulitsira fodya',
  'near the bus depot': 'pafupi ndi depoti ya mabasi',
  'near the cathedral': 'pafupi ndi tchalitchi chachikulu',
  'near the sample roundabout': 'pafupi ndi raundabauti ya chitsanzo',
  'opposite the market': 'moyang’anana ndi msika',
  'above the jetty': 'pamwamba pa doko',
  'above the tea estates': 'pamwamba pa minda ya tiyi',
  'below the old capitol': 'pansi pa nyumba yakale ya boma',
  'beach landing': 'pamalo okocheza mabwato',
  'main road': 'mumsewu waukulu',
  'main road below the boma': 'mumsewu waukulu, pansi pa boma',
  'main street': 'mumsewu waukulu',
  'market road': 'mumsewu wa kumsika',
  'lakeshore road': 'mumsewu wa m’mphepete mwa nyanja',
  'harbour road': 'mumsewu wa kudoko',
  'port road': 'mumsewu wa kudoko',
  'border road': 'mumsewu wa kumalire',
  'border post': 'pamalire',
  'airport road': 'mumsewu wa ku bwalo la ndege',
  'mission road': 'mumsewu wa ku mishoni',
  'industrial road': 'mumsewu wa ku mafakitale',
  'college road': 'mumsewu wa ku koleji',
  'arrivals hall': 'mofikira apaulendo',
  'trading centre': 'pa sentala',
  'the mall': 'm’malo a mashopu',
  'along the M1': 'm’mphepete mwa M1',
  'along the M1 by the clock': 'm’mphepete mwa M1, pafupi ndi wotchi',
  'Luwinga trading centre': 'pa sentala ya Luwinga',
  'Chitakale trading centre': 'pa sentala ya Chitakale',
  'Katoto shops': 'ku mashopu a Katoto',
  'Kawale main road': 'mumsewu waukulu wa Kawale',
  'Nsungwi market road': 'mumsewu wa kumsika wa Nsungwi',
  'Songwe road': 'mumsewu wa ku Songwe',
  'Likoma Island': 'Chilumba cha Likoma',
  'Chisumulu Island': 'Chilumba cha Chisumulu',
}

/** Parts that carry a number. */
const numbered: readonly (readonly [RegExp, string])[] = [
  [/^Sample Plot (\d+)$/, 'Ploti $1 ya chitsanzo'],
  [/^Sample shop (\d+)$/, 'Shopu $1 ya chitsanzo'],
  [/^shop (\d+)$/, 'shopu $1'],
]

const partInChichewa = (part: string): string => {
  const known = parts[part] ?? parts[part.toLowerCase()]
  if (known !== undefined) return known
  const pattern = numbered.find(([form]) => form.test(part))
  return pattern ? part.replace(...pattern) : part
}

/** A sample address, part by part, in both languages. */
export const addressInBoth = (en: string): Both => ({
  en,
  ny: en
    .split(', ')
    .map((part) => partInChichewa(part))
    .join(', '),
})
