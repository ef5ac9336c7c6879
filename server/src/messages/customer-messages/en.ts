import type { Messages } from '#contract/messages.ts'

/** What customers are written by mail and text, and the reasons that KYC officers choose from. */
export const en = {
  mail: {
    neverAsked: 'Nobody of ours asks for your code or your PIN.',
    code: {
      subject: 'Your code',
      is: 'Your code is {code}.',
      valid: 'It is valid for 10 minutes and serves once.',
      never: 'Never tell it to anyone, not even to the bank: nobody of ours asks for it.',
      not: 'If you did not ask for it, you need do nothing.',
    },
    application: {
      subject: 'We have your request for an account',
      reference: 'We have your request for an account. Your reference is {reference}.',
      next: 'Say it at the branch that you chose.',
    },
    kycReceived: {
      subject: 'Your KYC documents have arrived',
      reference: 'Your KYC documents have arrived. Your reference is {reference}.',
      next: 'We look at each of them and write to you again.',
    },
    kycUpdated: {
      subject: 'Your new KYC documents have arrived',
      reference:
        'Your new KYC documents have arrived and replace the older ones. Your reference is {reference}.',
      next: 'If it was not you, tell any branch at once.',
    },
    kycNeedsChange: {
      subject: 'Some of your KYC documents need a change',
      reference:
        'We looked at your KYC documents (reference {reference}). Some of them need a change; the others are fine.',
      link: 'See which, and send only those:',
    },
    kycAccepted: {
      subject: 'Your KYC documents are accepted',
      reference:
        'Your KYC documents are accepted (reference {reference}). There is nothing more for you to do.',
    },
  },
  // By the reason's id, which figures are counted by.
  kycReasons: {
    unreadable: 'The picture is too dark or blurred to read. Take it again in daylight, on a flat table.',
    'cut-off': 'A part of the document is cut off. All four corners must show.',
    'missing-pages': 'Pages are missing. Send all of them in one file.',
    'wrong-document': 'This is not the document we asked for.',
    'too-old': 'The document is too old. Send one of the last three months.',
    expired: 'The document has expired. Send one that is still valid.',
    'other-name': 'The name on the document is not the name of the account.',
    'not-signed': 'A signature or a stamp is missing.',
  },
} as const

/** What both languages say: of each message its placeholders, not its English text. */
export type CustomerMessages = Messages<typeof en>
