export const services = {
  discount: {
    title: 'Services compared',
    description:
      'Repo, reverse repo, education, gratuity and retirement plans of First Discount House, side by side.',
    lede: 'Short money, long money: find the row that fits, then read its page.',
  },
  properties: {
    title: 'Services for land and buildings',
    description:
      'Property management, advisory, development, valuations and project management by FDH Properties, side by side.',
    lede: 'Take one, or let one lead to the next.',
  },
  caption: 'The services, for whom, and how to begin',
  service: 'Service',
  forWhom: 'For whom',
  first: 'How to begin',
  who: 'For whom',
  steps: 'How it goes',
  bring: 'What to bring',
  cost: 'What it costs and earns',
  mind: 'Before you sign',
  reference: (rate: string, since: string) => `Reference rate: ${rate} a year, since ${since}.`,
  next: 'Next step',
  ask: 'Ask us',
  all: 'All services',
  others: 'The other services',
}
