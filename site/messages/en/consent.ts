export const consent = {
  title: 'Can we count visits?',
  services: {
    analytics: 'count visits',
    adPixel: 'measure adverts',
    tagManager: 'add more tools',
  },
  and: 'and',
  which: 'We use tools of other companies to {names}. You can say no.',
  accept: 'Accept',
  reject: 'Reject',
  more: 'What they see',
  choiceLede:
    'We load nothing from other companies before you say yes. If you say yes, they see which kind of page you open and your network address, as every website does. We never load them where you send documents, open an account or search, or in low-data mode.',
  state: {
    unanswered: 'You have not answered yet, so visits are not counted.',
    accepted: 'You said yes.',
    rejected: 'You said no. Visits are not counted.',
    signal: 'Your browser asks sites not to follow you. We take that as a no: visits are not counted.',
  },
  withoutScript: 'Without JavaScript visits are never counted.',
  saved: {
    accepted: 'Your choice is saved. You can change it on the page about cookies.',
    rejected: 'Your choice is saved. You can change it on the page about cookies.',
  },
  footer: 'Your choice about counting visits',
} as const
