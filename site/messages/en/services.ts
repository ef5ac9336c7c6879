export const services = {
  discount: {
    title: 'Services compared',
    description:
      'Repo, reverse repo, education, gratuity and retirement plans of {company:discount}, side by side.',
    lede: 'For a few weeks or for many years: find the service that suits you.',
  },
  properties: {
    title: 'Services for land and buildings',
    description:
      'Property management, advisory, development, valuations and project management by {company:properties}, side by side.',
    lede: 'Choose the service you need.',
  },
  forWhom: 'Who it is for',
  first: 'How to start',
  who: 'Who it is for',
  steps: 'How it works',
  bring: 'What to bring',
  cost: 'What it costs and what you earn',
  mind: 'Before you sign',
  reference: 'Reference rate: {rate} a year, since {since}.',
  next: 'Next step',
  ask: 'Ask us',
  all: 'All services',
  others: 'The other services',
} as const
