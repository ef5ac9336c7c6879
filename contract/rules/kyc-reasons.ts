import type { Both } from '../languages.ts'

/** Reasons for asking a document again that staff choose from, as the customer reads them; others are written freely. */
export const kycReasons: readonly { id: string; text: Both }[] = [
  {
    id: 'unreadable',
    text: {
      en: 'The picture is too dark or blurred to read. Take it again in daylight, on a flat table.',
      ny: 'Chithunzi ndi chakuda kapena chosaoneka bwino. Chijambuleninso masana, pa tebulo losalala.',
    },
  },
  {
    id: 'cut-off',
    text: {
      en: 'A part of the document is cut off. All four corners must show.',
      ny: 'Mbali ina ya chikalata yadulidwa. Ngodya zonse zinayi zioneke.',
    },
  },
  {
    id: 'missing-pages',
    text: {
      en: 'Pages are missing. Send all of them in one file.',
      ny: 'Masamba ena akusowa. Tumizani onse mu fayilo imodzi.',
    },
  },
  {
    id: 'wrong-document',
    text: {
      en: 'This is not the document we asked for.',
      ny: 'Ichi ndi chikalata china, osati chomwe tikupempha.',
    },
  },
  {
    id: 'too-old',
    text: {
      en: 'The document is too old. Send one of the last three months.',
      ny: 'Chikalatachi ndi chakale. Tumizani cha miyezi itatu yapitayi.',
    },
  },
  {
    id: 'expired',
    text: {
      en: 'The document has expired. Send one that is still valid.',
      ny: 'Chikalatachi chatha nthawi. Tumizani chomwe chikugwirabe ntchito.',
    },
  },
  {
    id: 'other-name',
    text: {
      en: 'The name on the document is not the name of the account.',
      ny: 'Dzina la pa chikalata si dzina la pa akaunti.',
    },
  },
  {
    id: 'not-signed',
    text: {
      en: 'A signature or a stamp is missing.',
      ny: 'Siginecha kapena sitampa ikusowa.',
    },
  },
]
