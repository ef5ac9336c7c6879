import type { Words } from '../en.ts'

export const places: Words['places'] = {
  of: {
    bank: {
      title: 'Pezani nthambi',
      description:
        'Nthambi za FDH Bank PLC m’zigawo za Kumpoto, Pakati ndi Kumwera kwa Malawi: keyala, nthawi yotsegula, foni ndi njira yake.',
      lede: 'Fufuzani ndi dzina, kapena yambani ndi chigawo chanu.',
    },
    holdings: {
      title: 'Nthambi za gulu lathu',
      description:
        'Komwe gulu lathu limalandirira makasitomala m’Malawi, chigawo ndi chigawo: keyala, nthawi yotsegula, foni ndi njira yake.',
      lede: 'Gulu lathu limakulandirani m’nthambi za FDH Bank PLC.',
    },
    discount: {
      title: 'Pezani ofesi',
      description:
        'Komwe makasitomala a First Discount House amalandiridwa m’Malawi, chigawo ndi chigawo: keyala, nthawi yotsegula, foni ndi njira yake.',
      lede: 'Alangizi athu amakumana nanu m’nthambi za FDH Bank PLC. Imbani kaye foni, kuti mlangizi adzakhalepo.',
    },
    bureau: {
      title: 'Pezani malo athu',
      description:
        'Makauntala a FDH Money Bureau m’matauni, m’mabwalo a ndege ndi m’malire a Malawi: keyala, nthawi yotsegula, foni ndi njira yake.',
      lede: 'Makauntala m’matauni, m’mabwalo a ndege ndi m’malire.',
    },
  },
  titleIn: (title, region) => `${title}: ${region}`,
  name: { branch: 'Dzina la nthambi', counter: 'Dzina la malo' },
  nameHint: 'Mbali yake yokha yakwana, monga “City”.',
  find: 'Fufuzani',
  regions: 'Zigawo',
  all: 'Zigawo zonse',
  count: { branch: (n) => (n === 1 ? 'Nthambi imodzi' : `Nthambi ${n}`), counter: (n) => `Malo ${n}` },
  matching: (name) => `zofanana ndi “${name}”`,
  district: (name) => `M’boma la ${name}`,
  hours: 'Nthawi yotsegula',
  closed: 'Yatsekedwa pakadali pano',
  services: 'Ntchito',
  call: 'Imbani',
  mail: 'Imelo',
  directions: 'Njira yake',
  directionsTo: (name) => `yopita ku ${name} (tsamba la mapu)`,
  none: {
    branch: (name) => `Palibe nthambi yofanana ndi “${name}” —`,
    counter: (name) => `Palibe malo ofanana ndi “${name}” —`,
  },
  clear: 'chotsani sefa',
  empty: 'Pakadali pano palibe.',
  before: 'Musananyamuke',
  beforeList: [
    'Tengani chiphaso cha unzika kapena pasipoti.',
    'Pa masiku a tchuthi timatseka, pokhapokha chidziwitso chikanena zina.',
    'M’mawa wa pakati pa mwezi ndi nthawi yomwe anthu amakhala ochepa.',
  ],
}
