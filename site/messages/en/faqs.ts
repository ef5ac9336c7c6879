export const faqs = {
  title: 'Questions and answers about the bank',
  description:
    'What customers ask {company:bank} most: accounts, cards and safety, banking by phone, loans, KYC documents and complaints, with short answers.',
  name: 'Questions and answers',
  lede: 'Tap a question to read the answer. If yours is missing, ask us.',
  jump: 'Questions by subject',
  count: { one: '1 question', other: '{n} questions' },
  none: 'No questions are published at the moment.',
  more: 'Did not find your answer?',
  moreLede: 'Call us, or ask at any branch.',
} as const
