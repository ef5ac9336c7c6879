import { errorSummary } from './error-summary.ts'

export const enquiry = {
  title: 'Write to us',
  lede: 'We answer within two working days, by phone or e-mail.',
  name: 'Your name',
  contact: 'Phone number or e-mail',
  contactHint: 'So that we can answer you. We use it for nothing else.',
  message: 'Your question',
  messageHint: 'Leave out account numbers, PINs and codes.',
  messageLength: '{n} of {total} characters',
  send: 'Send',
  trap: 'Leave this empty',
  sentTitle: 'Thank you, we have your question.',
  sentText: 'Somebody will answer you within two working days.',
  ...errorSummary,
  notSent: 'Your question was not sent.',
  unsent: {
    too_often:
      'Too many questions came from your network. What you typed is still here: try again in an hour.',
    unreadable: 'What you sent could not be read. Write your question again, with 4,000 letters at most.',
    failed: 'Something went wrong on our side. What you typed is still here: try again in a minute.',
  },
  orCall: 'Or call {phone}.',
  fieldErrors: {
    missing: {
      name: 'Enter your name.',
      contact: 'Enter a phone number or an e-mail address.',
      message: 'Write your question.',
    },
    too_long: {
      name: 'Shorten your name to 120 letters.',
      contact: 'Shorten this to 254 letters.',
      message: 'Shorten your question to 4,000 letters.',
    },
    not_a_name: 'Enter your name without the signs < and >.',
    not_a_contact:
      'Enter a phone number such as 0999 123 456, or an e-mail address such as name@example.com.',
  },
} as const
