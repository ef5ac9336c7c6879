import { kycLimits } from '#contract/limits.ts'
import type { Both } from '#contract/languages.ts'
import { both } from './both.ts'
import { day } from './day.ts'
import { withoutEmployer } from './kyc/without-employer.ts'
import { kycDocumentText } from './kyc/documents.ts'
import { kycAccountTypeNames, requiredDocuments, type KycAccountTypeName } from './kyc/required-documents.ts'
import type { Sample } from './sample.ts'

/** The account types as people read them, each with what is special about it. */
const types: Record<KycAccountTypeName, { slug: string; name: Both; lede: Both }> = {
  'Individual Account': {
    slug: 'individual',
    name: both('Individual Account', 'Akaunti ya munthu payekha'),
    lede: both(
      'For you alone, salaried or not. Without an employer, send a letter from your chief or your association instead.',
      'Ya inu nokha, kaya muli pa ntchito kapena ayi. Ngati mulibe wolemba ntchito, tumizani kalata ya mfumu kapena ya bungwe lanu.',
    ),
  },
  'Sole Proprietorship': {
    slug: 'sole-proprietorship',
    name: both('Sole Proprietorship', 'Bizinesi ya munthu mmodzi'),
    lede: both(
      'For a business that one person owns. We need documents about you and about the business.',
      'Ya bizinesi ya munthu mmodzi. Timafuna zikalata za inu ndi za bizinesi.',
    ),
  },
  SME: {
    slug: 'sme',
    name: both('SME', 'Bizinesi yaing’ono ndi yapakatikati (SME)'),
    lede: both(
      'For a registered company with few owners. One director may bring the documents of all.',
      'Ya kampani yolembetsedwa ya eni ochepa. Dilekita mmodzi angabweretse zikalata za onse.',
    ),
  },
  'Corporate Account': {
    slug: 'corporate',
    name: both('Corporate Account', 'Akaunti ya kampani'),
    lede: both(
      'For larger companies, institutions and their subsidiaries. The company secretary certifies the copies.',
      'Ya makampani akuluakulu, mabungwe ndi makampani awo ang’onoang’ono. Mlembi wa kampani amatsimikiza makopewo.',
    ),
  },
}

const keyOf = (type: string) => type.toLowerCase().replaceAll(' ', '-')

/** The four account types with what each requires (spec, section 3). */
export const sample: Sample<'kyc_account_types'> = (now) =>
  kycAccountTypeNames.map((type, at) => ({
    key: keyOf(type),
    published_at: day(now, -720),
    body: {
      ...types[type],
      type,
      position: at + 1,
      documents: requiredDocuments[type].map((purpose) => ({
        purpose,
        ...kycDocumentText[purpose],
        ...(purpose === 'Memorandum of Articles of Association' && { max_pages: kycLimits.maxLongPages }),
        ...(type === 'Individual Account' && withoutEmployer[purpose]),
      })),
    },
  }))
