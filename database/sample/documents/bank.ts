import type { bankDocumentGroups } from '#contract/collections/documents.ts'
import type { SampleDocument } from './sample-document.ts'

type Group = (typeof bankDocumentGroups)[number]
const account = [
  'Account name',
  'Branch',
  'Telephone or e-mail',
  'Purpose of the account',
  'Expected money in per month',
]
const akaunti = [
  'Dzina la akaunti',
  'Nthambi',
  'Nambala ya foni kapena imelo',
  'Cholinga cha akaunti',
  'Ndalama zolowa pa mwezi',
]

/** Documents of the bank's own screen, by its tabs. */
export const bankDocuments: [Group, SampleDocument][] = [
  [
    'Profiles',
    {
      name: 'bank-profile',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-12',
      title: { en: 'Bank profile', ny: 'Mbiri ya banki' },
      lines: [
        'Who we are:',
        'A retail and corporate bank with branches in all three regions and over 5000 agents.',
        'Ownership:',
        'Listed on 3 August 2020; the holding company has 74.05%, the general public 20.00%, the government 4.75% and the employee share ownership plan 1.20%.',
      ],
    },
  ],
  [
    'Profiles',
    {
      name: 'bank-profile-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-01-12',
      title: { en: 'Bank profile, in Chichewa', ny: 'Mbiri ya banki (m’Chichewa)' },
      lines: [
        'Ndife ndani:',
        'Banki ya anthu ndi makampani yokhala ndi nthambi m’zigawo zonse zitatu ndi maejenti opitirira 5000.',
        'Eni masheya:',
        'Inalembetsedwa pa msika wa masheya pa 3 Ogasiti 2020. Kampani yaikulu ili ndi 74.05%, anthu onse 20.00%, boma 4.75% ndi ndondomeko ya masheya a ogwira ntchito 1.20%.',
      ],
    },
  ],
  [
    'Profiles',
    {
      name: 'bank-profile-cib',
      brand: 'bank',
      language: 'en',
      dated: '2026-02-09',
      title: {
        en: 'Corporate and institutional banking: profile',
        ny: 'Banki ya makampani ndi mabungwe: mbiri',
      },
      lines: [
        'What the desk does:',
        'Trade finance, payroll, cash collection, guarantees and bonds for contracts, and lending against the season’s crop.',
        'How it works:',
        'One manager per client, and an answer on a complete request within ten working days.',
      ],
    },
  ],
  [
    'Profiles',
    {
      name: 'bank-profile-salama',
      brand: 'bank',
      language: 'en',
      dated: '2026-03-16',
      title: { en: 'Salama banking: profile', ny: 'Ntchito za Salama: mbiri' },
      lines: [
        'Principles:',
        'No interest is charged or paid. The bank buys and sells at a known mark-up, or shares profit and loss.',
        'Oversight:',
        'A board of scholars looks at each product before it is offered.',
      ],
    },
  ],
  [
    'Profiles',
    {
      name: 'bank-profile-agents',
      brand: 'bank',
      language: 'en',
      dated: '2025-11-24',
      title: { en: 'Agent banking: profile', ny: 'Maejenti a banki: mbiri' },
      lines: [
        'Reach:',
        'Over 5000 agents in shops, filling stations and markets.',
        'What agents do:',
        'Deposits, withdrawals, bills, airtime and the first step of opening an account.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-savings',
      brand: 'bank',
      language: 'en',
      dated: '2026-04-20',
      title: { en: 'Savings accounts', ny: 'Maakaunti osungira ndalama' },
      lines: [
        'For whom:',
        'For anyone who puts something aside: with each salary, after each harvest, or on each market day.',
        'Interest:',
        'Worked out daily, paid each month. The rate is on the rates page.',
        'To open one:',
        'Identity document, two photographs, and proof of where you live.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-savings-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-04-20',
      title: { en: 'Savings accounts, in Chichewa', ny: 'Maakaunti osungira ndalama (m’Chichewa)' },
      lines: [
        'Yoyenera ndani:',
        'Aliyense amene amaika kenakake pambali: akalandira malipiro, akakolola, kapena tsiku lililonse la msika.',
        'Chiongola dzanja:',
        'Chimawerengedwa tsiku ndi tsiku, chimalipidwa mwezi uliwonse. Mlingo uli pa tsamba la mitengo.',
        'Kutsegula akaunti:',
        'Chiphaso, zithunzi ziwiri, ndi umboni wa komwe mumakhala.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-fixed-deposit',
      brand: 'bank',
      language: 'en',
      dated: '2026-04-21',
      title: { en: 'Fixed deposit accounts', ny: 'Maakaunti osungitsa ndalama kwa nthawi yoikika' },
      lines: [
        'How it works:',
        'You choose one, three, six, nine or twelve months. The rate stays as agreed until the day.',
        'If you need it earlier:',
        'Ask; part of the interest is lost, never the deposit.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-diaspora',
      brand: 'bank',
      language: 'en',
      dated: '2026-05-11',
      title: { en: 'Diaspora account', ny: 'Akaunti ya Amalawi okhala kunja' },
      lines: [
        'From abroad:',
        'Documents are certified at an embassy or by a notary, and sent as pictures.',
        'What it does:',
        'Receives money in foreign currency, pays school fees, rent and building at home.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-amayi',
      brand: 'bank',
      language: 'en',
      dated: '2026-03-08',
      title: {
        en: 'Amayi Atakate: loans for women in business',
        ny: 'Amayi Atakate: ngongole za amayi a bizinesi',
      },
      lines: [
        'Terms:',
        'Up to 5 million kwacha, repaid over up to 24 months.',
        'Conditions:',
        'A business account for at least 6 months and management accounts for 12 months.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-amayi-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-03-08',
      title: { en: 'Amayi Atakate, in Chichewa', ny: 'Amayi Atakate (m’Chichewa)' },
      lines: [
        'Ndondomeko:',
        'Mpaka 5 miliyoni kwacha, kubweza m’miyezi yosapitirira 24.',
        'Zofunika:',
        'Akaunti ya bizinesi kwa miyezi yosachepera 6 ndi maakaunti a bizinesi a miyezi 12.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-digital',
      brand: 'bank',
      language: 'en',
      dated: '2026-06-01',
      title: { en: 'Banking by phone: *525# and the app', ny: 'Banki ya pa foni: *525# ndi pulogalamu' },
      lines: [
        'Without data:',
        'The menu *525# works on every phone.',
        'Safety:',
        'Choose a PIN nobody can guess, cover the screen, and never pass on a one-time code.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-bancassurance',
      brand: 'bank',
      language: 'en',
      dated: '2026-06-15',
      title: { en: 'Bancassurance', ny: 'Inshuwalansi ya banki' },
      lines: [
        'Covers:',
        'Funeral, car, house, crops and stock in trade, arranged at the counter and paid by standing order.',
        'Claims:',
        'The bank helps to fill in the claim; the insurer decides and pays.',
      ],
    },
  ],
  [
    'Brochures',
    {
      name: 'brochure-contract-bonds',
      brand: 'bank',
      language: 'en',
      dated: '2026-06-16',
      title: { en: 'Contract bonds', ny: 'Zitsimikizo za mgwirizano' },
      lines: [
        'Kinds:',
        'Bid, advance payment, performance and retention.',
        'What we ask for:',
        'The tender or contract, accounts of two years and security to be agreed.',
      ],
    },
  ],
  [
    'Limited Company',
    {
      name: 'form-kyc-sme-bank',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: { en: 'KYC Update Form – SME Accounts', ny: 'Fomu yokonzanso KYC – Maakaunti a SME' },
      lines: ['To be filled in by:', 'A director, in capital letters.'],
      fields: [...account, 'Certificate of incorporation number', '[Signatures of directors]'],
    },
  ],
  [
    'Limited Company',
    {
      name: 'form-kyc-corporate-bank',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: {
        en: 'KYC Update Form – Corporate Accounts',
        ny: 'Fomu yokonzanso KYC – Maakaunti a makampani',
      },
      lines: ['To be filled in by:', 'The company secretary, for the board.'],
      fields: [
        ...account,
        'Date of the board’s resolution',
        'Beneficial owners of 10% or more',
        '[Signatures and company stamp]',
      ],
    },
  ],
  [
    'Limited Company',
    {
      name: 'form-open-company',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-06',
      title: { en: 'Account opening form – limited company', ny: 'Fomu yotsegulira akaunti – kampani' },
      lines: [
        'Bring:',
        'Certificate of incorporation, memorandum and articles, list of directors, and the identity documents of those who sign.',
      ],
      fields: [...account, 'Number of signatories', '[Specimen signatures]'],
    },
  ],
  [
    'Limited Company',
    {
      name: 'form-board-resolution',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-06',
      title: {
        en: 'Board resolution to open an account – model',
        ny: 'Chigamulo cha bungwe la adilekita chotsegulira akaunti – chitsanzo',
      },
      lines: [
        'Resolved:',
        'That an account be opened, and that the persons named below may sign, as marked.',
      ],
      fields: ['Company', 'Meeting held on', 'Signatory one', 'Signatory two', '[Chair and secretary]'],
    },
  ],
  [
    'Limited Company',
    {
      name: 'form-internet-company',
      brand: 'bank',
      language: 'en',
      dated: '2026-02-02',
      title: {
        en: 'One Click internet banking – company mandate',
        ny: 'One Click, banki ya pa intaneti – chilolezo cha kampani',
      },
      lines: ['Two people:', 'One enters a payment, another releases it. Name at least two for each.'],
      fields: ['Company', 'Enters payments', 'Releases payments', 'Daily limit'],
    },
  ],
  [
    'Personal Account',
    {
      name: 'form-kyc-personal-bank',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: {
        en: 'KYC Update Form – Personal/Individual Business Accounts (personal)',
        ny: 'Fomu yokonzanso KYC – Akaunti ya munthu payekha',
      },
      lines: [
        'To be filled in by:',
        'The account holder. Attach copies of the documents listed on the website.',
      ],
      fields: [...account, 'Employer', '[Signature]'],
    },
  ],
  [
    'Personal Account',
    {
      name: 'form-open-personal',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-07',
      title: { en: 'Account opening form – personal', ny: 'Fomu yotsegulira akaunti – munthu payekha' },
      lines: [
        'Bring:',
        'National ID or passport, a utility bill or a letter from the chief, and two photographs.',
      ],
      fields: [...account, 'Next of kin', '[Specimen signature]'],
    },
  ],
  [
    'Personal Account',
    {
      name: 'form-open-personal-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-01-07',
      title: {
        en: 'Account opening form – personal, in Chichewa',
        ny: 'Fomu yotsegulira akaunti – munthu payekha (m’Chichewa)',
      },
      lines: [
        'Bweretsani:',
        'Chiphaso cha unzika kapena pasipoti, bilu ya madzi kapena magetsi kapena kalata ya amfumu, ndi zithunzi ziwiri.',
      ],
      fields: [...akaunti, 'Wachibale', '[Siginecha]'],
    },
  ],
  [
    'Personal Account',
    {
      name: 'form-card',
      brand: 'bank',
      language: 'en',
      dated: '2026-02-03',
      title: { en: 'Card application and replacement', ny: 'Fomu yopempha kapena kusintha khadi' },
      lines: ['Lost or stolen:', 'Block the card on *525# first; then hand in this form.'],
      fields: ['Name on the card', 'Account number', 'Reason', 'Branch to collect at'],
    },
  ],
  [
    'Personal Account',
    {
      name: 'form-loan-personal',
      brand: 'bank',
      language: 'en',
      dated: '2026-02-04',
      title: { en: 'Personal loan application', ny: 'Fomu yopempha ngongole ya munthu payekha' },
      lines: ['Attach:', 'Pay slips of three months, a letter from the employer and the identity document.'],
      fields: ['Amount asked for', 'Months', 'Purpose', 'Monthly income', 'Other instalments', '[Signature]'],
    },
  ],
  [
    'Sole Proprietor',
    {
      name: 'form-kyc-sole-bank',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-05',
      title: {
        en: 'KYC Update Form – Personal/Individual Business Accounts (business)',
        ny: 'Fomu yokonzanso KYC – Bizinesi ya munthu mmodzi',
      },
      lines: ['To be filled in by:', 'The owner of the business.'],
      fields: [...account, 'Business registration number', '[Signature]'],
    },
  ],
  [
    'Sole Proprietor',
    {
      name: 'form-open-sole',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-08',
      title: {
        en: 'Account opening form – sole proprietor',
        ny: 'Fomu yotsegulira akaunti – bizinesi ya munthu mmodzi',
      },
      lines: [
        'Bring:',
        'Registration certificate, the owner’s identity document, a utility bill and a sketch map to the shop.',
      ],
      fields: [...account, 'Trade', '[Sketch map]'],
    },
  ],
  [
    'Sole Proprietor',
    {
      name: 'form-open-sole-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-01-08',
      title: {
        en: 'Account opening form – sole proprietor, in Chichewa',
        ny: 'Fomu yotsegulira akaunti – bizinesi ya munthu mmodzi (m’Chichewa)',
      },
      lines: [
        'Bweretsani:',
        'Satifiketi ya kalembera, chiphaso cha mwini bizinesi, bilu ya madzi kapena magetsi, ndi mapu ojambula pamanja.',
      ],
      fields: [...akaunti, 'Mtundu wa bizinesi', '[Mapu ojambula pamanja]'],
    },
  ],
  [
    'Sole Proprietor',
    {
      name: 'form-pos',
      brand: 'bank',
      language: 'en',
      dated: '2026-02-05',
      title: {
        en: 'Request for a point-of-sale machine',
        ny: 'Pempho la makina olandirira malipiro a khadi',
      },
      lines: [
        'What it takes:',
        'A business account, a place with network, and someone trained for half a day.',
      ],
      fields: ['Business', 'Place', 'Expected card sales per month', 'Account for settlement'],
    },
  ],
]
