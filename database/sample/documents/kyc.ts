import type { SampleDocument } from './sample-document.ts'

type AccountType = 'Individual Account' | 'Sole Proprietorship' | 'SME' | 'Corporate Account'
const details = ['Account number', 'Account name', 'Telephone or e-mail', 'Branch']
const zambiri = ['Nambala ya akaunti', 'Dzina la akaunti', 'Nambala ya foni kapena imelo', 'Nthambi']

/** Forms and model documents for KYC, by account type. */
export const kycDocuments: [AccountType, SampleDocument][] = [
  [
    'Individual Account',
    {
      name: 'kyc-update-individual',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: {
        en: 'KYC Update Form - Personal/Individual Business Accounts',
        ny: 'Fomu yokonzanso KYC - Maakaunti a munthu payekha ndi bizinesi yake',
      },
      lines: ['Part one, you:', 'As on your identity document.'],
      fields: [...details, 'Date of birth', 'Occupation', 'Employer', 'Monthly income', '[Signature]'],
    },
  ],
  [
    'Individual Account',
    {
      name: 'kyc-update-individual-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-01-05',
      title: {
        en: 'KYC Update Form - Personal/Individual Business Accounts, in Chichewa',
        ny: 'Fomu yokonzanso KYC - Maakaunti a munthu payekha (m’Chichewa)',
      },
      lines: ['Gawo loyamba, inu:', 'Monga zilili pa chiphaso chanu.'],
      fields: [
        ...zambiri,
        'Tsiku lobadwa',
        'Ntchito',
        'Wolemba ntchito',
        'Ndalama zopeza pa mwezi',
        '[Siginecha]',
      ],
    },
  ],
  [
    'Individual Account',
    {
      name: 'kyc-employer-letter',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: { en: 'Letter from employer – model', ny: 'Kalata yochokera kwa wolemba ntchito – chitsanzo' },
      lines: [
        'To the bank:',
        'We confirm that the person named below works for us, since the day and in the post stated.',
      ],
      fields: ['Name', 'Post', 'Employed since', 'Monthly salary', '[Signature and stamp]'],
    },
  ],
  [
    'Individual Account',
    {
      name: 'kyc-sketch-map',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: { en: 'Sketch map of the residence', ny: 'Mapu ojambula pamanja a komwe mumakhala' },
      lines: [
        'How to draw it:',
        'Begin at a place that everyone knows: a school, a market, a church or a mosque. Mark the way with distances.',
      ],
      fields: ['Name', 'Village or township', 'Traditional authority', '[Draw here]'],
    },
  ],
  [
    'Individual Account',
    {
      name: 'kyc-sketch-map-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-01-05',
      title: { en: 'Sketch map of the residence, in Chichewa', ny: 'Mapu ojambula pamanja (m’Chichewa)' },
      lines: [
        'Mmene mungajambulire:',
        'Yambani pa malo odziwika: sukulu, msika, tchalitchi kapena mzikiti. Lembani mtunda wa njira.',
      ],
      fields: ['Dzina', 'Mudzi kapena tauni', 'Mfumu', '[Jambulani apa]'],
    },
  ],
  [
    'Individual Account',
    {
      name: 'kyc-signature',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: { en: 'Specimen signature card', ny: 'Khadi la siginecha' },
      lines: ['Sign three times:', 'With a black pen, inside the box, as you will sign cheques and slips.'],
      fields: ['Name', 'Account number', '[First]', '[Second]', '[Third]'],
    },
  ],
  [
    'Sole Proprietorship',
    {
      name: 'kyc-update-sole',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: {
        en: 'KYC Update Form - Personal/Individual Business Accounts (Sole Proprietorship)',
        ny: 'Fomu yokonzanso KYC - Bizinesi ya munthu mmodzi',
      },
      lines: ['Part one, the business:', 'As on the registration certificate.'],
      fields: [...details, 'Trade', 'Registered on', 'Sales per month', '[Owner’s signature]'],
    },
  ],
  [
    'Sole Proprietorship',
    {
      name: 'kyc-update-sole-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-01-05',
      title: {
        en: 'KYC Update Form - Sole Proprietorship, in Chichewa',
        ny: 'Fomu yokonzanso KYC - Bizinesi ya munthu mmodzi (m’Chichewa)',
      },
      lines: ['Gawo loyamba, bizinesi:', 'Monga zilili pa satifiketi ya kalembera.'],
      fields: [
        ...zambiri,
        'Mtundu wa bizinesi',
        'Tsiku la kalembera',
        'Malonda a pa mwezi',
        '[Siginecha ya mwini]',
      ],
    },
  ],
  [
    'Sole Proprietorship',
    {
      name: 'kyc-residence-sole',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: { en: 'Declaration of residence', ny: 'Umboni wa komwe mumakhala' },
      lines: [
        'Where no bill bears your name:',
        'A chief, a landlord or a block leader confirms that you live at the place named.',
      ],
      fields: ['Name', 'Place', 'Living there since', 'Confirmed by', '[Signature and stamp]'],
    },
  ],
  [
    'SME',
    {
      name: 'kyc-update-sme',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: { en: 'KYC Update Form - SME Accounts', ny: 'Fomu yokonzanso KYC - Maakaunti a SME' },
      lines: ['Part one, the company:', 'As on the certificate of incorporation.'],
      fields: [...details, 'Employees', 'Sales last year', 'Main customers', '[Signatures]'],
    },
  ],
  [
    'SME',
    {
      name: 'kyc-directors-sme',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: {
        en: 'List of directors – model for SMEs',
        ny: 'Mndandanda wa adilekita – chitsanzo cha ma SME',
      },
      lines: ['For each director:', 'Full name, nationality, identity document, residence, share held.'],
      fields: ['Director one', 'Director two', 'Director three', 'Company secretary'],
    },
  ],
  [
    'SME',
    {
      name: 'kyc-signatories-sme',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: { en: 'Change of signatories – SME', ny: 'Kusintha osaina pa akaunti – SME' },
      lines: ['Effect:', 'The old mandate ends when the branch has stamped this form.'],
      fields: ['Company', 'Leaving', 'Joining', '[Specimen signatures]'],
    },
  ],
  [
    'Corporate Account',
    {
      name: 'kyc-update-corporate',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: {
        en: 'KYC Update Form - Corporate Accounts',
        ny: 'Fomu yokonzanso KYC - Maakaunti a makampani',
      },
      lines: ['Part one, the company and its group:', 'Name the parent and all subsidiaries.'],
      fields: [
        ...details,
        'Parent company',
        'Countries of trade',
        'Beneficial owners',
        'Politically exposed persons',
        '[Signatures and stamp]',
      ],
    },
  ],
  [
    'Corporate Account',
    {
      name: 'kyc-owners-corporate',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: { en: 'Declaration of beneficial owners', ny: 'Kulengeza eni eni a kampani' },
      lines: [
        'Who is one:',
        'A person who in the end owns or controls the company, however many companies stand between.',
      ],
      fields: ['Owner one, share', 'Owner two, share', 'Owner three, share', '[Company secretary]'],
    },
  ],
  [
    'Corporate Account',
    {
      name: 'kyc-directors-corporate',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: {
        en: 'List of directors – model for companies',
        ny: 'Mndandanda wa adilekita – chitsanzo cha makampani',
      },
      lines: ['Certified:', 'By the company secretary, not older than three months.'],
      fields: ['Chair', 'Managing director', 'Director', 'Director', 'Secretary'],
    },
  ],
]
