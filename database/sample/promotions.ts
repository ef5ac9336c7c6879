import type { BrandId } from '#contract/brands/names.ts'
import type { Both } from '#contract/languages.ts'
import { day } from './day.ts'
import type { PictureName } from './drawings/alts.ts'
import { picture } from './picture.ts'
import type { Sample } from './sample.ts'

type Row = {
  key: string
  brand: BrandId
  href: string
  title: Both
  body: Both
  image: PictureName
  /** days from `now` to the end, where it has one */
  ends?: number
}

const rows: Row[] = [
  {
    key: 'no-fee-december',
    brand: 'bank',
    href: '/fdhbankplc/bankproducts/digitalbanking/ufulu525',
    image: 'picture-525',
    ends: 46,
    title: {
      en: 'Transfers on *525# without charge until New Year',
      ny: 'Kutumiza ndalama pa *525# mwaulere mpaka Chaka Chatsopano',
    },
    body: {
      en: 'Between accounts with us and to wallets up to MK 50,000 a day.',
      ny: 'Pakati pa maakaunti a kwathu ndi ku zikwama za pa foni, mpaka MK 50,000 pa tsiku.',
    },
  },
  {
    key: 'seed-and-fertiliser',
    brand: 'bank',
    href: '/fdhbankplc/personalAndbusinessbanking?type=All%20Loans',
    image: 'picture-tobacco',
    ends: 70,
    title: {
      en: 'Buy seed and fertiliser now, start repaying in May',
      ny: 'Gulani mbewu ndi feteleza pano, yambani kubweza mu Meyi',
    },
    body: {
      en: 'A loan for farmers who have a contract with a buyer. You hear from us within ten days.',
      ny: 'Ngongole ya alimi omwe ali ndi mgwirizano ndi wogula. Timayankha m’masiku khumi.',
    },
  },
  {
    key: 'first-save',
    brand: 'bank',
    href: '/fdhbankplc/onboarding',
    image: 'picture-notes',
    title: { en: 'First Save: open it with any amount', ny: 'First Save: tsegulani ndi ndalama zilizonse' },
    body: {
      en: 'A savings account without monthly charge. Begin on the website, finish at a branch.',
      ny: 'Akaunti yosungira ndalama yopanda kulipira pa mwezi. Yambirani pa intaneti, malizani ku nthambi.',
    },
  },
  {
    key: 'card-machine-half',
    brand: 'bank',
    href: '/fdhbankplc/bankproducts/digitalbanking/posmachines',
    image: 'picture-card-machine',
    ends: 100,
    title: {
      en: 'Card machine: half price for three months',
      ny: 'Makina a khadi: miyezi itatu pa theka la mtengo',
    },
    body: {
      en: 'For shops that start this quarter.',
      ny: 'Kwa mashopu oyamba miyezi itatu isanathe.',
    },
  },
  {
    key: 'amayi-evening',
    brand: 'bank',
    href: '/fdhbankplc/amayiatakateloan',
    image: 'picture-sewing',
    ends: 25,
    title: {
      en: 'Book-keeping evenings for Amayi Atakate',
      ny: 'Madzulo ophunzira mabuku a bizinesi a Amayi Atakate',
    },
    body: {
      en: 'Four evenings in Lilongwe, Blantyre and Mzuzu. Free, with tea. You can bring your children.',
      ny: 'Madzulo anayi ku Lilongwe, Blantyre ndi Mzuzu. Mwaulere, ndi tiyi. Mutha kubwera ndi ana.',
    },
  },
  {
    key: 'school-fees-receipt',
    brand: 'bank',
    href: '/fdhbankplc/bankproducts/digitalbanking/fdhmobile',
    image: 'picture-school',
    ends: 60,
    title: {
      en: 'School fees by phone: the first payment free',
      ny: 'Fizi pa foni: malipiro oyamba mwaulere',
    },
    body: {
      en: 'The receipt shows the pupil’s number.',
      ny: 'Lisiti limaonetsa nambala ya mwana.',
    },
  },
  {
    key: 'rand-week',
    brand: 'bureau',
    href: '/fdhmoneybureau/tariffs',
    image: 'picture-exchange',
    ends: 12,
    title: {
      en: 'Rand week: a better rate from ZAR 5,000',
      ny: 'Sabata la randi: mtengo wabwino kuyambira ZAR 5,000',
    },
    body: {
      en: 'Ask at the counter before you change.',
      ny: 'Funsani ku kaunta musanasinthe.',
    },
  },
  {
    key: 'christmas-transfers',
    brand: 'bureau',
    href: '/fdhmoneybureau/locations',
    image: 'picture-minibus',
    ends: 40,
    title: {
      en: 'Longer hours to receive money from family',
      ny: 'Nthawi yowonjezera yolandira ndalama za banja',
    },
    body: {
      en: 'Six counters stay open until seven in December.',
      ny: 'Makaunta asanu ndi limodzi azitsekedwa 7 koloko mu Disembala.',
    },
  },
  {
    key: 'border-desk',
    brand: 'bureau',
    href: '/fdhmoneybureau/locations',
    image: 'picture-goods',
    title: { en: 'Trade desk at three borders', ny: 'Desiki ya malonda kumalire atatu' },
    body: {
      en: 'Currency, duty and payment to the supplier in one visit.',
      ny: 'Ndalama zakunja, msonkho ndi malipiro a wogulitsa ulendo umodzi.',
    },
  },
  {
    key: 'education-first-year',
    brand: 'discount',
    href: '/firstdiscounthouse/services',
    image: 'picture-cap',
    ends: 130,
    title: {
      en: 'Education fund: no fee in the first year',
      ny: 'Thumba la maphunziro: chaka choyamba mwaulere',
    },
    body: { en: 'For children born this year.', ny: 'Kwa ana obadwa chaka chino.' },
  },
  {
    key: 'gratuity-check',
    brand: 'discount',
    href: '/firstdiscounthouse/contact',
    image: 'picture-umbrella',
    title: {
      en: 'Free advice on gratuity for employers',
      ny: 'Malangizo aulere a gilatuwite kwa olemba ntchito',
    },
    body: {
      en: 'Bring your list of contracts. We tell you how much you will owe.',
      ny: 'Bweretsani mndandanda wa migwirizano yanu. Tidzakuuzani ndalama zomwe mudzafunike kulipira.',
    },
  },
  {
    key: 'valuation-before-loan',
    brand: 'properties',
    href: '/fdhproperties/services?type=Property%20Valuations',
    image: 'picture-valuation',
    ends: 90,
    title: {
      en: 'Valuation before you build: the same price in all three cities',
      ny: 'Kuwerengera mtengo musanamange: mtengo umodzi m’mizinda itatu',
    },
    body: {
      en: 'Report within ten working days.',
      ny: 'Lipoti pasanathe masiku khumi ogwira ntchito.',
    },
  },
  {
    key: 'first-month-management',
    brand: 'properties',
    href: '/fdhproperties/services?type=Property%20Management',
    image: 'picture-houses',
    title: {
      en: 'Living abroad? We manage your house free for the first month',
      ny: 'Mumakhala kunja? Mwezi woyamba timayang’anira nyumba yanu mwaulere',
    },
    body: {
      en: 'We look after keys, tenants and repairs, and write to you each month.',
      ny: 'Timasamala makiyi, obwereka ndi kukonza, ndipo timakulemberani mwezi uliwonse.',
    },
  },
  {
    key: 'shareholder-day',
    brand: 'holdings',
    href: '/fdhfinancialholdings/investor_relations',
    image: 'picture-report',
    ends: 33,
    title: { en: 'Open day for shareholders', ny: 'Tsiku la eni masheya' },
    body: {
      en: 'An afternoon of questions with the management, in both languages.',
      ny: 'Masana a mafunso ndi akuluakulu, m’zilankhulo zonse ziwiri.',
    },
  },
]

/** Sample offers; those with an end run for some weeks from `now`. */
export const sample: Sample<'promotions'> = (now, fileId) =>
  rows.map(({ key, brand, href, title, body, image, ends }, index) => ({
    key,
    published_at: day(now, -28 + index),
    body: {
      title,
      body,
      href,
      image: picture(fileId, image, brand),
      starts_at: day(now, -28 + index),
      ...(ends === undefined ? {} : { ends_at: day(now, ends, '21:59:59') }),
      position: index + 1,
      brands: [brand],
    },
  }))
