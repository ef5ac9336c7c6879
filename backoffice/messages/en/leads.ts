export const leads = {
  title: 'Leads to answer',
  also: 'enquiries pre-applications onboarding',
  about:
    'Enquiries and pre-applications that visitors left. Never public. Who asks is masked until revealed, which is recorded.',
  kinds: { enquiry: 'Enquiry', application: 'Pre-application' },
  states: { new: 'New', in_hand: 'In hand', done: 'Done' },
  all: 'All',
  filter: 'Show',
  none: 'None in this state.',
  stateOf: (subject: string) => `State of ${subject}`,
  moved: (state: string) => `Now: ${state}.`,
  reveal: 'Reveal',
  hide: 'Hide',
  revealOf: (subject: string) => `Reveal who asks: ${subject}`,
  hideOf: (subject: string) => `Hide who asks: ${subject}`,
  overtaken: 'Somebody else changed it meanwhile. It stands here anew.',
}
