import type { SiteMessages } from '../en.ts'

export const places = {
  of: {
    bank: {
      title: 'Pezani nthambi',
      description:
        'Nthambi za {company:bank} m’zigawo za Kumpoto, Pakati ndi Kumwera kwa Malawi: keyala, nthawi yotsegula, foni ndi njira yake.',
      lede: 'Fufuzani ndi tauni, dzina kapena ntchito.',
    },
    holdings: {
      title: 'Nthambi za gulu lathu',
      description:
        'Komwe mungayendere gulu lathu m’Malawi, chigawo ndi chigawo: keyala, nthawi yotsegula, foni ndi njira yake.',
      lede: 'Gulu lathu limakulandirani m’nthambi za {company:bank}.',
    },
    discount: {
      title: 'Pezani ofesi',
      description:
        'Komwe mungakumane ndi {company:discount} m’Malawi, chigawo ndi chigawo: keyala, nthawi yotsegula, foni ndi njira yake.',
      lede: 'Alangizi athu amakumana nanu m’nthambi za {company:bank}. Chonde yambani mwaimba foni.',
    },
    bureau: {
      title: 'Pezani malo athu',
      description:
        'Makaunta a {company:bureau} m’matauni, m’mabwalo a ndege ndi m’malire a Malawi: keyala, nthawi yotsegula, foni ndi njira yake.',
      lede: 'Makaunta m’matauni, m’mabwalo a ndege ndi m’malire.',
    },
  },
  titleIn: '{title}: {region}',
  name: { branch: 'Tauni, nthambi kapena ntchito', counter: 'Tauni, malo kapena keyala' },
  nameHint: 'Monga “Blantyre” kapena “ATM”.',
  find: 'Fufuzani',
  regions: 'Zigawo',
  all: 'Zonse',
  count: {
    branch: { one: 'Nthambi imodzi', other: 'Nthambi {n}' },
    counter: { one: 'Malo amodzi', other: 'Malo {n}' },
  },
  matching: 'zofanana ndi “{name}”',
  none: {
    branch: 'Palibe nthambi yofanana ndi “{name}”.',
    counter: 'Palibe malo ofanana ndi “{name}”.',
  },
  clear: 'Onetsani zonse',
  empty: 'Pakadali pano palibe.',
  loading: 'Tikufunsa mndandanda watsopano…',
  showMap: 'Onetsani mapu',
  near: {
    locate: 'Pafupi ndi ine',
    locating: 'Tikuona pomwe muli…',
    denied: 'Foni yanu sinatiuze komwe muli. Lolani m’zoikamo za brawuza, kapena fufuzani ndi dzina.',
    timeout:
      'Kupeza komwe muli kwatenga nthawi yaitali. Yesaninso pa malo a poyera, kapena fufuzani ndi dzina.',
    unavailable: 'Malo omwe muli sakupezeka pakadali pano. Fufuzani ndi dzina kapena chigawo.',
    unsupported: 'Brawuza iyi singathe kuona komwe muli. Fufuzani ndi dzina kapena chigawo.',
    sorted: 'Zapafupi ndizo zoyamba',
    forget: 'Sanjaninso ndi chigawo',
  },
  map: {
    label: 'Mapu: mabatani a mivi amasuntha kuchoka pa malo ena kupita pa ena',
    regions: { Northern: 'Kumpoto', Central: 'Pakati', Southern: 'Kumwera' },
    lake: ['Nyanja ya', 'Malawi'],
  },
  row: {
    district: 'M’boma la {name}',
    hours: 'Nthawi yotsegula',
    noHours: 'Nthawi yotsegula sikudziwika. Funsani musanapite.',
    closed: 'Yatsekedwa pakadali pano',
    services: 'Ntchito',
    call: 'Imbani',
    mail: 'Imelo',
    mapApp: 'Njira yake, pa foni',
    mapWeb: 'Njira yake, pa intaneti',
    to: 'yopita ku {name}',
    kilometres: 'mtunda wa {km}\u00a0km',
  },
  open: {
    open: 'Ndi potsegula, mpaka {time}',
    always: 'Ndi potsegula, usana ndi usiku',
    today: 'Ndi potseka, patsegulidwa lero {time}',
    tomorrow: 'Ndi potseka, patsegulidwa mawa {time}',
    later: 'Ndi potseka, patsegulidwa {day} {time}',
    holidayTomorrow: 'Ndi potseka lero: {name}. Patsegulidwa mawa {time}',
    holidayLater: 'Ndi potseka lero: {name}. Patsegulidwa {day} {time}',
  },
  before: 'Musananyamuke',
  beforeList: [
    'Tengani chiphaso cha unzika kapena pasipoti.',
    'Pa masiku a tchuthi timatseka, pokhapokha chidziwitso chikanena zina.',
    'M’mawa wa pakati pa mwezi ndi nthawi yomwe anthu amakhala ochepa.',
  ],
} as const satisfies SiteMessages['places']
