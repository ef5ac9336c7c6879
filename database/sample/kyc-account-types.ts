import { day } from './day.ts'
import type { Sample } from './sample.ts'

/** The four account types (spec, section 3). */
export const sample: Sample<'kyc_account_types'> = (now) => [
  {
    key: 'individual-account',
    published_at: day(now, -720),
    body: { name: { en: 'Individual Account', ny: 'Akaunti ya munthu payekha' }, position: 1 },
  },
  {
    key: 'sole-proprietorship',
    published_at: day(now, -720),
    body: { name: { en: 'Sole Proprietorship', ny: 'Bizinesi ya munthu mmodzi' }, position: 2 },
  },
  {
    key: 'sme',
    published_at: day(now, -720),
    body: { name: { en: 'SME', ny: 'Bizinesi yaing’ono ndi yapakatikati (SME)' }, position: 3 },
  },
  {
    key: 'corporate-account',
    published_at: day(now, -720),
    body: { name: { en: 'Corporate Account', ny: 'Akaunti ya kampani' }, position: 4 },
  },
]
