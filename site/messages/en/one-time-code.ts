import { errorSummary } from './error-summary.ts'

/** Messages of the one-time-code dialog; the browser fetches this file alone. */
export const oneTimeCode = {
  errorTitle: errorSummary.errorTitle,
  title: 'Enter the code',
  sending: 'Sending a code to {to}…',
  sent: 'We sent a code of 6 digits to {to}. It is valid for 10 minutes.',
  delayed: 'Codes are delayed at the moment. We will send yours to {to} as soon as we can.',
  delayedCall: 'If you cannot wait, call {phone}.',
  earlier:
    'A code was sent to {to} a moment ago. It works once: if you have used it already, wait and request another one.',
  label: 'Code',
  hint: 'Never tell it to anyone, not even to us.',
  proceed: 'Proceed',
  checking: 'Checking…',
  wait: {
    one: 'No code yet? Wait 1 second before requesting another code.',
    other: 'No code yet? Wait {n} seconds before requesting another code.',
  },
  again: 'No code yet? You can request another one now.',
  resend: 'Resend code',
  reenter: 'Re-Enter PhoneNo/Email',
  retry: 'Try again',
  close: 'Close',
  wrong: 'You have entered an invalid verification code',
  unauthorized: 'Unauthorized, get a new OTP.',
  taken: 'The ID has already been used by another signatory',
  noContact: 'Enter an e-mail, or a mobile number of Malawi such as 0999 123 456.',
  timedOut: 'There was no answer for 20 seconds. Your network may be slow; try again.',
  lineDead: 'Nothing could be sent. Check your network, then try again.',
  failed: 'Something went wrong on our side. Try again in a moment.',
  tooOftenSeconds: {
    one: 'Too many attempts. Try again in 1 second.',
    other: 'Too many attempts. Try again in {n} seconds.',
  },
  tooOftenMinutes: {
    one: 'Too many attempts. Try again in 1 minute.',
    other: 'Too many attempts. Try again in {n} minutes.',
  },
} as const
