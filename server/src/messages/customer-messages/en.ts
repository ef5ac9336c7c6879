import type { Messages } from '#contract/messages.ts'

/** What customers are written by mail and text, and the reasons that KYC officers choose from. */
export const en = {
  mail: {
    neverAsked: 'We never ask for your code or your PIN.',
    code: {
      subject: 'Your code',
      is: 'Your code is {code}.',
      valid: 'It works once, for 10 minutes.',
      never: 'Never tell it to anyone, not even the bank.',
      not: 'If you did not ask for a code, you can ignore this message.',
    },
    application: {
      subject: 'We have your request for an account',
      reference: 'We have your request for an account. Your reference is {reference}.',
      next: 'Give it at the branch you chose.',
    },
    enquiry: {
      subject: 'We have your enquiry',
      reference: 'We have your enquiry. Your reference is {reference}.',
      next: 'We will contact you.',
    },
    bringInstead: 'You told us that you do not have these documents:',
    kycReceived: {
      subject: 'Your KYC documents have arrived',
      reference: 'Your KYC documents have arrived. Your reference is {reference}.',
      next: 'We check each document and write to you again.',
    },
    kycUpdated: {
      subject: 'Your new KYC documents have arrived',
      reference:
        'Your new KYC documents have arrived and replace the older ones. Your reference is {reference}.',
      next: 'If you did not send them, tell any branch at once.',
    },
    kycNeedsChange: {
      subject: 'Please send some KYC documents again',
      reference: 'We checked your KYC documents (reference {reference}). Please send some of them again.',
      link: 'See which ones, and send only those:',
    },
    kycAccepted: {
      subject: 'Your KYC documents are accepted',
      reference:
        'Your KYC documents are accepted (reference {reference}). You do not need to do anything else.',
    },
  },
  // By the reason's id, which figures are counted by.
  kycReasons: {
    unreadable: 'The picture is too dark or blurred to read. Take it again in daylight, on a flat table.',
    'cut-off': 'Part of the document is cut off. We must see all four corners.',
    'missing-pages': 'Pages are missing. Send all of them in one file.',
    'wrong-document': 'This is not the document we asked for.',
    'too-old': 'The document is too old. Send one from the last three months.',
    expired: 'The document has expired. Send one that is still valid.',
    'other-name': 'The name on the document is not the name on the account.',
    'not-signed': 'A signature or a stamp is missing.',
  },
} as const

/** What both languages say: of each message its placeholders, not its English text. */
export type CustomerMessages = Messages<typeof en>
