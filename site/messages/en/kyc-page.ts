export const kycPage = {
  name: 'KYC documents',
  label: 'KYC: forms and handing in',
  tabs: {
    'KYC Document Downloads': {
      lede: 'Know your customer: the law asks every bank to keep your papers up to date. Find your type, print its form, and bring the rest.',
      name: 'KYC Document Downloads',
      title: 'KYC forms to download, by account type',
      summary:
        'KYC update forms and model letters of FDH Bank PLC for individuals, sole proprietors, SMEs and companies, each with type and size.',
    },
    'Upload KYC Documents': {
      lede: 'From your phone in about 15 minutes, or at any branch.',
      name: 'Upload KYC Documents',
      title: 'Upload KYC documents, from your phone or at a branch',
      summary:
        'Send your KYC papers to FDH Bank PLC from your phone, safely and in parts, with what makes each paper acceptable.',
    },
  },
  required: 'Papers we ask for',
  downloads: 'To download',
  noDownloads: 'There is nothing to download for this type at the moment.',
  jump: 'Account types',
  documentCount: '{n} papers',
  orAtBranch: 'Or bring them to a branch',
  now: 'How to hand them in at a branch',
  nowSteps: [
    'Print the update form of your account type and fill it in at home.',
    'Take it with the other papers to any branch, not only your own. Originals are looked at and given back.',
    'You leave with a slip that says what was received. If a paper will not do, we write or call within five working days.',
  ],
  pictures: 'If you bring pictures on your phone',
  pictureRules: [
    'Lay the paper flat, in daylight, without a shadow of the hand.',
    'PDF, JPEG, PNG or WebP, at most 10 MB each.',
    'One paper in one file; a form of four pages is one PDF.',
  ],
  accepted: 'What makes each paper good enough',
  document: 'Paper',
  good: 'Accepted when',
  safety: 'Nobody collects papers at your door',
  safetyText:
    'The bank sends no one to fetch KYC papers and asks for no fee. Never give a one-time code or PIN to somebody who says it is for KYC.',
} as const
