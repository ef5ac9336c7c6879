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

type Own = Pick<Partial<BodyOf<'facts'>>, 'shareholders' | 'listed_on' | 'figures' | 'emergency_lines'>

/** What is true of one company alone. */
const own: Partial<Record<BrandId, Own>> = {
  bank: {
    emergency_lines: [
      {
        name: both('Lost card or fraud, day and night', 'Khadi lotayika kapena chinyengo, usana ndi usiku'),
        phone: '+265 1 000 911',
      },
    ],
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
  brandIds.map((company) => ({
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
      shareholders: [],
      figures: [],
      head_pictures: headPicturesOf(fileId, company),
      ...own[company],
    },
  }))
