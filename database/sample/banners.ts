import type { BrandId } from '#contract/brands/names.ts'
import type { Both } from '#contract/languages.ts'
import { day } from './day.ts'
import type { Sample } from './sample.ts'

type Row = [key: string, brand: BrandId, position: number, href: string, title: Both, body: Both]

const rows: Row[] = [
  [
    'one-cloth',
    'holdings',
    1,
    '/fdhfinancialholdings/aboutus',
    { en: 'Five companies, one cloth', ny: 'Makampani asanu, nsalu imodzi' },
    {
      en: 'Banking, exchange, investment and property, each with its own craft and all with one name.',
      ny: 'Banki, kusintha ndalama, kuikiza ndalama, malo ndi nyumba: iliyonse ndi luso lake, zonse ndi dzina limodzi.',
    },
  ],
  [
    'half-year',
    'holdings',
    2,
    '/fdhfinancialholdings/investor_relations',
    { en: 'The half year is out', ny: 'Zotsatira za theka la chaka zatuluka' },
    {
      en: 'Statements, notices and dates for shareholders, in one place.',
      ny: 'Malipoti, zidziwitso ndi masiku a eni masheya, pamalo amodzi.',
    },
  ],
  [
    'care',
    'holdings',
    3,
    '/fdhfinancialholdings/fdhcares',
    { en: 'What we give back, counted', ny: 'Zomwe timabweza, zowerengedwa' },
    {
      en: 'Trees, a maternity wing, school desks: what was promised, and what is done.',
      ny: 'Mitengo, chipinda cha amayi, madesiki: zomwe tinalonjeza, ndi zomwe zachitika.',
    },
  ],
  [
    'savings-up-to-8',
    'bank',
    1,
    '/fdhbankplc/bankaccounts?type=Savings%20Account',
    { en: 'Save, and earn up to 8% a year', ny: 'Sungani ndalama, pezani mpaka 8% pa chaka' },
    {
      en: 'The more you keep, the higher the tier. Begin with what is in your pocket.',
      ny: 'Mukasunga zambiri, gawo limakwera. Yambani ndi zomwe zili m’thumba.',
    },
  ],
  [
    'current-up-to-5',
    'bank',
    2,
    '/fdhbankplc/bankaccounts?type=Current%20Account',
    { en: 'A current account that earns up to 5%', ny: 'Akaunti ya kalenti yopeza mpaka 5%' },
    {
      en: 'For every day, with a card, and with interest on what stays.',
      ny: 'Ya tsiku ndi tsiku, ndi khadi, ndi chiongola dzanja pa zotsala.',
    },
  ],
  [
    'agents',
    'bank',
    3,
    '/fdhbankplc/branches',
    { en: 'Over 5000 agents, one near you', ny: 'Maejenti opitirira 5000, m’modzi ali pafupi nanu' },
    {
      en: 'Deposits, withdrawals and bills where you shop.',
      ny: 'Kusungitsa, kutapa ndi kulipira mabilu komwe mumagula.',
    },
  ],
  [
    'rates-at-eight',
    'bureau',
    1,
    '/fdhmoneybureau/tariffs',
    { en: 'Fourteen currencies, fresh at eight', ny: 'Ndalama khumi ndi zinayi, zatsopano eyiti koloko' },
    {
      en: 'Today’s rates with the hour from which they hold.',
      ny: 'Mitengo ya lero ndi ola lomwe yayambira.',
    },
  ],
  [
    'receive-free',
    'bureau',
    2,
    '/fdhmoneybureau/home',
    { en: 'Money from abroad, paid out free', ny: 'Ndalama zochokera kunja, kulandira mwaulere' },
    { en: 'Bring the number and your ID.', ny: 'Bweretsani nambala ndi chiphaso.' },
  ],
  [
    'airports',
    'bureau',
    3,
    '/fdhmoneybureau/locations',
    { en: 'At both airports, every day', ny: 'M’mabwalo onse awiri a ndege, tsiku lililonse' },
    { en: 'From seven to seven, Sundays too.', ny: 'Kuyambira seveni mpaka seveni, ngakhale Lamulungu.' },
  ],
  [
    'repo',
    'discount',
    1,
    '/firstdiscounthouse/services',
    { en: 'Idle for thirty days? Not your money', ny: 'Kungokhala masiku makumi atatu? Osati ndalama zanu' },
    {
      en: 'Repurchase agreements cut to the day on which you need it.',
      ny: 'Mapangano a REPO odulidwa kufikira tsiku lomwe mukufuna.',
    },
  ],
  [
    'education-fund',
    'discount',
    2,
    '/firstdiscounthouse/services',
    { en: 'The education fund begins small', ny: 'Thumba la maphunziro limayamba ndi zochepa' },
    { en: 'Eighteen years are on your side.', ny: 'Zaka khumi ndi zisanu ndi zitatu zili mbali yanu.' },
  ],
  [
    'retirement',
    'discount',
    3,
    '/firstdiscounthouse/services',
    {
      en: 'Two hundred and forty pay days to sixty',
      ny: 'Masiku a malipiro mazana awiri ndi makumi anayi kufika zaka 60',
    },
    {
      en: 'The Retirement Reserves Plan turns each into a part of the answer.',
      ny: 'Retirement Reserves Plan imasandutsa lililonse gawo la yankho.',
    },
  ],
  [
    'tenancies',
    'properties',
    1,
    '/fdhproperties/services?type=Property%20Management',
    { en: 'Over 100 tenancies, one ledger', ny: 'Obwereka opitirira 100, kaundula m’modzi' },
    {
      en: 'We look after the house, you read one page a month.',
      ny: 'Timasamala nyumba, inu mumawerenga tsamba limodzi pa mwezi.',
    },
  ],
  [
    'valuations',
    'properties',
    2,
    '/fdhproperties/services?type=Property%20Valuations',
    { en: 'A price that stands up', ny: 'Mtengo woima wokha' },
    {
      en: 'Valuations that banks, courts and heirs rely on.',
      ny: 'Kuwerengera mtengo komwe mabanki, makhoti ndi olowa chuma amadalira.',
    },
  ],
  [
    'since-2017',
    'properties',
    3,
    '/fdhproperties/aboutus',
    { en: 'Building trust since 2017', ny: 'Kumanga chikhulupiriro kuyambira 2017' },
    {
      en: 'Managing, advising, developing, valuing, seeing it through.',
      ny: 'Kuyang’anira, kulangiza, kutukula, kuwerengera, kutsiriza.',
    },
  ],
]

/** Three sample banners for each company. */
export const sample: Sample<'banners'> = (now) =>
  rows.map(([key, brand, position, href, title, body], index) => ({
    key,
    published_at: day(now, -40 + index),
    body: { title, body, href, position, brands: [brand] },
  }))
