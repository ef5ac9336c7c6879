export const consent = {
  title: 'May we count your visit?',
  text: 'After a yes, services of other companies are told which kind of page you open; they also see your network address, as every website does. The site works the same either way.',
  services: { analytics: 'visit statistics', adPixel: 'advertising pixel', tagManager: 'tag manager' },
  which: 'It is about: {names}.',
  accept: 'Accept',
  reject: 'Reject',
  more: 'What is kept, and how to change your mind',
  choiceLede:
    'Nothing of other companies is loaded before your yes, and never where you hand in papers, open an account or search, nor in low-data mode.',
  state: {
    unanswered: 'You have not answered yet. Nothing is loaded.',
    accepted: 'You said yes.',
    rejected: 'You said no. Nothing is loaded.',
    signal: 'Your browser asks not to be followed. That counts as a no; nothing is loaded.',
  },
  withoutScript: 'Without JavaScript nothing of this is ever loaded.',
  saved: {
    accepted: 'Thank you. You can change this on the page about cookies.',
    rejected: 'Nothing is loaded. You can change this on the page about cookies.',
  },
  footer: 'Your choice about counting visits',
} as const
