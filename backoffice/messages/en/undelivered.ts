export const undelivered = {
  mark: 'Not reached',
  failed: 'The {who} was not reached by {channel}: {cause}.',
  delayed:
    'A message to the {who} has not left by {channel} since {at}: {cause}. It is tried again automatically.',
  who: { kyc_submissions: 'customer', leads: 'customer', staff: 'user' },
  channels: { email: 'e-mail', sms: 'text message' },
  causes: {
    refused: 'refused ({code})',
    unreachable: { one: 'failed once ({code})', other: 'failed {n} times ({code})' },
    address: 'the address is not valid',
    unsent: 'not tried yet',
  },
  instead: 'Call the customer: the contact is under Reveal.',
  insteadStaff: 'Check the address, then send the invitation again below.',
  again: 'Send again',
  informed: 'Mark as informed',
  informedDone: 'Noted.',
  sending: 'Sending again…',
  sent: 'The message was sent.',
  failedAgain: 'The message failed again.',
  void: 'The message is out of date and was not sent.',
  item: {
    kyc_submissions: 'Submission {reference}',
    leads: 'Lead {reference}',
    staff: 'User',
    files: 'File',
  },
} as const
