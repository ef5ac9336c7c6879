import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { BodyOf } from '#contract/registry.ts'
import { both } from './both.ts'
import { day } from './day.ts'
import { headPicturesOf } from './head-pictures.ts'
import { names } from './facts/names.ts'
import { offices } from './facts/offices.ts'
import type { Sample } from './sample.ts'

const regulator = both(
  'Sample: FDH Bank PLC, FDH Money Bureau and First Discount House are licensed and regulated by the Reserve Bank of Malawi.',
  'Chitsanzo: FDH Bank PLC, FDH Money Bureau ndi First Discount House ndi zololedwa ndi kuyang’aniridwa ndi Reserve Bank of Malawi.',
)

/** Wholly the group's own; the figure is made up where its documents are silent. */
const wholly = [
  { company: 'holdings', percent: '100.00', sample: true },
] satisfies BodyOf<'facts'>['shareholders']

const dataProtection: BodyOf<'facts'>['data_protection'] = {
  officer: {
    name: both('Ruth Sample-Mkandawire', 'Ruth Sample-Mkandawire'),
    address: both('Sample House, Sample Avenue 1, Blantyre', 'Sample House, Sample Avenue 1, Blantyre'),
    phone: '+265 1 000 190',
    email: 'privacy@sample.invalid',
  },
  legal_bases: [
    both(
      'The law obliges a bank to know its customers: name, address, documents.',
      'Lamulo limakakamiza banki kudziwa makasitomala ake: dzina, keyala, zikalata.',
    ),
    both(
      'A contract needs it: we cannot open your account without your details.',
      'Mgwirizano umafuna: sitingatsegule akaunti yanu popanda zambiri zanu.',
    ),
    both(
      'You agreed, for example to statistics on this site. You can change your mind at any time.',
      'Munavomera, mwachitsanzo ziwerengero za patsamba lino. Mutha kusintha maganizo nthawi iliyonse.',
    ),
  ],
  recipients: [
    both('The company of the group that you wrote to', 'Kampani ya m’gulu yomwe munailembera'),
    both(
      'The Reserve Bank of Malawi and courts, where a law says so',
      'Reserve Bank of Malawi ndi makhothi, lamulo likanena choncho',
    ),
  ],
  transfers: both('We do not send your data to other countries.', 'Sititumiza zambiri zanu kumayiko ena.'),
  retention: [
    both('Questions from the forms: two years', 'Mafunso ochokera m’mafomu: zaka ziwiri'),
    both(
      'Documents of customers: seven years after the account closes',
      'Zikalata za makasitomala: zaka zisanu ndi ziwiri akaunti itatsekedwa',
    ),
  ],
  automated_decisions: both(
    'When you apply for an account, the form uses your income band to suggest one. A member of staff decides.',
    'Mukafunsira akaunti, fomu imagwiritsa ntchito gawo la ndalama zomwe mumapeza kuti ikuuzeni yoyenera. Wogwira ntchito ndi amene amasankha.',
  ),
}

type Own = Pick<
  Partial<BodyOf<'facts'>>,
  | 'shareholders'
  | 'listed_on'
  | 'figures'
  | 'emergency_lines'
  | 'dial_code'
  | 'whatsapp'
  | 'social'
  | 'apps'
  | 'deposit_insurance'
  | 'registrar'
  | 'data_protection'
  | 'overdue_loan_cap'
>

/** What is true of one company alone. */
const own: Partial<Record<BrandId, Own>> = {
  bank: {
    emergency_lines: [
      {
        name: both('Lost card or fraud, day and night', 'Khadi lotayika kapena chinyengo, usana ndi usiku'),
        phone: '+265 1 000 911',
      },
    ],
    dial_code: '*525#',
    whatsapp: '+265 999 000 525',
    social: [
      { name: 'Facebook', url: 'https://facebook.sample.invalid/bank' },
      { name: 'LinkedIn', url: 'https://linkedin.sample.invalid/bank' },
    ],
    apps: [
      {
        name: 'FDH Mobile',
        shop: 'Google Play',
        url: 'https://play.sample.invalid/fdh-mobile',
        summary: both(
          'The bank’s app for Android phones: balance, transfers, bills and airtime.',
          'Pulogalamu ya banki ya mafoni a Android: ndalama zotsala, kutumiza, mabilu ndi mayunitsi.',
        ),
      },
      {
        name: 'FDH Mobile',
        shop: 'App Store',
        url: 'https://apps.sample.invalid/fdh-mobile',
        summary: both(
          'The bank’s app for iPhones: balance, transfers, bills and airtime.',
          'Pulogalamu ya banki ya ma iPhone: ndalama zotsala, kutumiza, mabilu ndi mayunitsi.',
        ),
      },
    ],
    deposit_insurance: {
      amount: '1000000.00',
      insurer: both('the Sample Deposit Insurance Fund', 'Sample Deposit Insurance Fund'),
      url: 'https://deposits.sample.invalid/',
    },
    registrar: {
      name: both('Registrar of Financial Institutions', 'Kaundula wa mabungwe a zachuma'),
      address: both('Sample Bank Building, Lilongwe', 'Sample Bank Building, Lilongwe'),
      phone: '+265 1 000 800',
      email: 'complaints@registrar.sample.invalid',
      url: 'https://registrar.sample.invalid/',
    },
    overdue_loan_cap: both(
      'Interest and fees after the end of the loan never exceed the amount still owed on that day.',
      'Chiongola dzanja ndi zolipira pambuyo pa nthawi ya ngongole sizidutsa ndalama zotsala pa tsikulo.',
    ),
    // Together 100.00% (spec, section 9).
    shareholders: [
      {
        company: 'holdings',
        name: both('Holding company', 'Kampani yaikulu ya gulu'),
        percent: '74.05',
        sample: false,
      },
      { name: both('General public', 'Anthu onse'), percent: '20.00', sample: false },
      { name: both('Government', 'Boma'), percent: '4.75', sample: false },
      {
        name: both('Employee share ownership plan', 'Ndondomeko ya masheya a ogwira ntchito'),
        percent: '1.20',
        sample: false,
      },
    ],
    listed_on: '2020-08-03',
    figures: [
      {
        key: 'holding-share',
        value: both('74.05%', '74.05%'),
        label: both('part of the bank that the holding company owns', 'gawo la banki la kampani yaikulu'),
      },
      {
        key: 'agents',
        value: both('5000', '5000'),
        label: both('agents in Malawi, more than', 'maejenti m’Malawi, oposa'),
      },
    ],
  },
  holdings: { data_protection: dataProtection },
  bureau: { shareholders: wholly },
  discount: { shareholders: wholly },
  properties: {
    shareholders: wholly,
    figures: [
      {
        key: 'tenancies',
        value: both('100', '100'),
        label: both('tenancies managed, more than', 'nyumba zobwereketsa, zoposa'),
      },
      {
        key: 'properties-established',
        value: both('2017', '2017'),
        label: both('year of establishment', 'chaka choyamba'),
      },
    ],
  },
}

/** Names and contacts of a demonstration: a group puts its own here. */
export const sample: Sample<'facts'> = (now, fileId) =>
  brandIds.map((company, at) => ({
    key: company,
    published_at: day(now, -30),
    body: {
      company,
      ...names[company],
      ...offices[company],
      email: `${company}@sample.invalid`,
      emergency_lines: [],
      social: [],
      apps: [],
      regulator,
      licence: both(`Registration no. SAMPLE-${at + 1}`, `Nambala ya kalembera SAMPLE-${at + 1}`),
      registered_address: offices[company].office.address1,
      shareholders: [],
      figures: [],
      head_pictures: headPicturesOf(fileId, company),
      ...own[company],
    },
  }))
