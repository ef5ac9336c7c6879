export const faqs = {
  title: 'Questions and answers about the bank',
  description:
    'What customers ask FDH Bank PLC most: accounts, cards and safety, banking by phone, loans, KYC papers and complaints, with short answers.',
  name: 'Questions and answers',
  lede: 'Open a question to read its answer. If yours is missing, ask it, and it may stand here next month.',
  jump: 'Questions by subject',
  count: (questions: number) => (questions === 1 ? '1 question' : `${questions} questions`),
  none: 'No questions are published at the moment.',
  more: 'Not answered?',
  moreLede: 'A person answers on the telephone and at every branch.',
}
