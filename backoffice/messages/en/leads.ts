export const leads = {
  title: 'Leads to answer',
  also: 'enquiries pre-applications onboarding',
  about:
    'Enquiries and pre-applications that visitors left. Never public. Who asks is masked until revealed, which is recorded.',
  kinds: { enquiry: 'Enquiry', application: 'Pre-application' },
  states: { new: 'New', in_hand: 'In progress', done: 'Done' },
  all: 'All',
  filter: 'Show',
  none: 'None in this state.',
  stateOf: 'State of {subject}',
  moved: 'Now: {state}.',
  reveal: 'Reveal',
  hide: 'Hide',
  revealOf: 'Reveal who asks: {subject}',
  hideOf: 'Hide who asks: {subject}',
  overtaken: 'Somebody else changed it meanwhile. Here it is as it is now.',
} as const
