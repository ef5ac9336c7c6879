export const kycPage = {
  name: 'KYC documents',
  label: 'KYC: forms and sending',
  tabs: {
    'KYC Document Downloads': {
      lede: 'Know your customer (KYC): by law every bank must keep your documents up to date. Choose your type, then print its form.',
      name: 'KYC Document Downloads',
      title: 'KYC documents: forms to download',
      summary:
        'KYC update forms and model letters of {company:bank} for individuals, sole proprietors, SMEs and companies, each with type and size.',
    },
    'Upload KYC Documents': {
      lede: 'From your phone in about 15 minutes, or at any branch.',
      name: 'Upload KYC Documents',
      title: 'KYC documents: send them by phone or bring them',
      summary:
        'Update your KYC: send your documents to {company:bank} safely from your phone, and see what each document must show.',
    },
  },
  leave: 'Leave',
  help: 'Need help? Call',
  required: 'Documents we ask for',
  downloads: 'To download',
  noDownloads: 'There is nothing to download for this type at the moment.',
  jump: 'Account types',
  documentCount: '{n} documents',
  orAtBranch: 'Or bring them to a branch',
  now: 'How to bring them to a branch',
  nowSteps: [
    'Print the update form of your account type and fill it in at home.',
    'Take it with the other documents to any branch, not only your own. We look at the originals and give them back.',
    'You get a receipt that says what we received. If we cannot accept a document, we write or call within five working days.',
  ],
  pictures: 'If you bring pictures on your phone',
  pictureRules: [
    'Lay the document flat, in daylight, without the shadow of your hand.',
    'PDF (up to 50 pages), JPEG, PNG or WebP, at most 10\u00a0MB each.',
    'One document in each file. A form of four pages is one PDF.',
  ],
  accepted: 'What each document must show',
  document: 'Document',
  good: 'Accepted when',
  safety: 'We never collect documents at your door',
  safetyText:
    'The bank sends nobody to collect KYC documents, and asks for no fee. Never give a one-time code or PIN to anyone who says it is for KYC.',
} as const
