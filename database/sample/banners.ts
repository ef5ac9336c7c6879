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
    { en: 'Five companies, one group', ny: 'Makampani asanu, gulu limodzi' },
    {
      en: 'Banking, foreign exchange, investment and property.',
      ny: 'Banki, kusintha ndalama, kuikiza ndalama, malo ndi nyumba.',
    },
  ],
  [
    'half-year',
    'holdings',
    2,
    '/fdhfinancialholdings/investor_relations',
    { en: 'Our half-year results are here', ny: 'Zotsatira zathu za theka la chaka zatuluka' },
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
    { en: 'What we do for communities', ny: 'Zomwe timachitira anthu' },
    {
      en: 'Trees, a maternity wing and school desks: what we promised and what we have done.',
      ny: 'Mitengo, chipinda cha amayi, madesiki: zomwe tinalonjeza, ndi zomwe zatha.',
    },
  ],
  [
    'savings-up-to-8',
    'bank',
    1,
    '/fdhbankplc/bankaccounts?type=Savings%20Account',
    { en: 'Save, and earn up to 8% a year', ny: 'Sungani ndalama, pezani mpaka 8% pa chaka' },
    {
      en: '{rate:savings-account-highest-tier} from a balance of {rate:savings-account-highest-tier.least_balance}, {rate:savings-account} below it.',
      ny: '{rate:savings-account-highest-tier} ndalama zotsala zikakhala {rate:savings-account-highest-tier.least_balance} kapena kuposa, {rate:savings-account} zikachepera.',
    },
  ],
  [
    'current-up-to-5',
    'bank',
    2,
    '/fdhbankplc/bankaccounts?type=Current%20Account',
    { en: 'A current account that earns up to 5%', ny: 'Akaunti ya kalenti yopeza mpaka 5%' },
    {
      en: '{rate:current-account-highest-tier} from a balance of {rate:current-account-highest-tier.least_balance}, {rate:current-account} below it.',
      ny: '{rate:current-account-highest-tier} ndalama zotsala zikakhala {rate:current-account-highest-tier.least_balance} kapena kuposa, {rate:current-account} zikachepera.',
    },
  ],
  [
    'agents',
    'bank',
    3,
    '/fdhbankplc/branches',
    { en: 'Over 5000 agents, one near you', ny: 'Maejenti opitirira 5000, mmodzi ali pafupi nanu' },
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
    {
      en: 'Fourteen currencies, new rates every morning',
      ny: 'Ndalama khumi ndi zinayi, mitengo yatsopano m’mawa uliwonse',
    },
    {
      en: 'Today’s rates, and the time they started.',
      ny: 'Mitengo ya lero ndi nthawi yomwe yayambira.',
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
    {
      en: 'Sundays too. See each counter’s opening hours.',
      ny: 'Ngakhale Lamulungu. Onani maola a nthambi iliyonse.',
    },
  ],
  [
    'repo',
    'discount',
    1,
    '/firstdiscounthouse/services',
    { en: 'Earn on money you do not need for 30 days', ny: 'Pezani phindu pa ndalama zosafunika masiku 30' },
    {
      en: 'A repurchase agreement ends on the day you need your money.',
      ny: 'Mgwirizano wa REPO umatha tsiku lomwe mukufuna ndalama.',
    },
  ],
  [
    'education-fund',
    'discount',
    2,
    '/firstdiscounthouse/services',
    {
      en: 'Start an education fund with a small amount',
      ny: 'Yambani thumba la maphunziro ndi ndalama zochepa',
    },
    { en: 'Save for your child for up to 18 years.', ny: 'Sungirani mwana wanu mpaka zaka 18.' },
  ],
  [
    'retirement',
    'discount',
    3,
    '/firstdiscounthouse/services',
    {
      en: 'Save for retirement, a little each payday',
      ny: 'Sungirani kupuma pa ntchito, pang’ono pa malipiro aliwonse',
    },
    {
      en: 'From age 40 to 60 you receive 240 salaries. Save a little from each one.',
      ny: 'Kuyambira zaka 40 mpaka 60 mumalandira malipiro ka 240. Sungani pang’ono pa lililonse.',
    },
  ],
  [
    'tenancies',
    'properties',
    1,
    '/fdhproperties/services?type=Property%20Management',
    { en: 'We manage over 100 tenancies', ny: 'Timayang’anira obwereka opitirira 100' },
    {
      en: 'We look after your house and send you one page a month.',
      ny: 'Timasamala nyumba yanu ndi kukutumizirani tsamba limodzi pa mwezi.',
    },
  ],
  [
    'valuations',
    'properties',
    2,
    '/fdhproperties/services?type=Property%20Valuations',
    { en: 'A price you can trust', ny: 'Mtengo wodalirika' },
    {
      en: 'Banks, courts and families use our valuations.',
      ny: 'Mabanki, makhoti ndi mabanja amagwiritsa ntchito mitengo yathu.',
    },
  ],
  [
    'since-2017',
    'properties',
    3,
    '/fdhproperties/aboutus',
    { en: 'Working in property since 2017', ny: 'Tikugwira ntchito ya nyumba kuyambira 2017' },
    {
      en: 'We manage, advise, value and build.',
      ny: 'Timayang’anira, timalangiza, timawerengera mtengo ndi kumanga.',
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
