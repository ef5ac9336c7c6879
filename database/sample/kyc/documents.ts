import type { Both } from '#contract/languages.ts'
import { both } from '../both.ts'
import type { SamplePurpose } from './required-documents.ts'

/** What each document is called, and what makes it good enough. */
export const kycDocumentText: Record<SamplePurpose, { name: Both; accepted: Both }> = {
  'KYC Update Form - Personal/Individual Business Accounts': {
    name: both(
      'KYC Update Form - Personal/Individual Business Accounts',
      'Fomu yokonzanso KYC - Maakaunti a munthu payekha ndi bizinesi yake',
    ),
    accepted: both(
      'Every box filled in, in capital letters, signed on the last page.',
      'Mabokosi onse odzazidwa ndi zilembo zazikulu, osainidwa patsamba lomaliza.',
    ),
  },
  'KYC Update Form - SME Accounts': {
    name: both('KYC Update Form - SME Accounts', 'Fomu yokonzanso KYC - Maakaunti a SME'),
    accepted: both(
      'Signed by two directors, with the company stamp.',
      'Yosainidwa ndi adilekita awiri, yokhala ndi sitampa ya kampani.',
    ),
  },
  'KYC Update Form - Corporate Accounts': {
    name: both('KYC Update Form - Corporate Accounts', 'Fomu yokonzanso KYC - Maakaunti a makampani'),
    accepted: both(
      'Signed as the board’s resolution says, with a list of the signatories.',
      'Yosainidwa monga chigamulo cha adilekita chikunenera, ndi mndandanda wa osaina.',
    ),
  },
  'National ID/Passport': {
    name: both('National ID/Passport', 'Chiphaso cha unzika kapena pasipoti'),
    accepted: both(
      'Both sides, in colour, still valid. All four corners in the picture.',
      'Mbali zonse ziwiri, zamitundu, chosatha nthawi. Ngodya zonse zinayi zioneke.',
    ),
  },
  'Letter from Employer': {
    name: both('Letter from Employer', 'Kalata yochokera kwa wolemba ntchito'),
    accepted: both(
      'On headed paper, with post, salary and date; at most three months old.',
      'Ya pa pepala la kampani, ndi udindo, malipiro ndi tsiku; yosapitirira miyezi itatu.',
    ),
  },
  Payslip: {
    name: both('Payslip', 'Kapepala ka malipiro'),
    accepted: both(
      'The latest one, whole, with the name and the month.',
      'Kaposachedwa, kathunthu, kokhala ndi dzina ndi mwezi.',
    ),
  },
  'Utility Bill': {
    name: both('Utility Bill', 'Bilu ya madzi kapena magetsi'),
    accepted: both(
      'Water, electricity or a fixed line, at most three months old. A token slip with your meter number will do.',
      'Ya madzi, magetsi kapena foni ya waya, yosapitirira miyezi itatu. Lisiti la mayunitsi lokhala ndi nambala ya mita likwana.',
    ),
  },
  'Sketch Map': {
    name: both('Sketch Map', 'Mapu ojambula pamanja'),
    accepted: both(
      'Draw the way from a well-known place to your home. Write the distances.',
      'Ojambula pamanja, kuyambira malo odziwika mpaka pakhomo panu, ndi mitunda yake.',
    ),
  },
  Signature: {
    name: both('Signature', 'Siginecha'),
    accepted: both(
      'Three times on the specimen card, in black, as you sign cheques.',
      'Katatu pa khadi la siginecha, yakuda, monga mumasainira macheke.',
    ),
  },
  'Registration Certificate': {
    name: both('Registration Certificate', 'Satifiketi ya kalembera'),
    accepted: both(
      'From the registrar, with the business name spelt as on the account.',
      'Ya kwa wolembetsa mabizinesi, dzina lofanana ndi la pa akaunti.',
    ),
  },
  'Identity of Director(Signatories)': {
    name: both('Identity of Director(Signatories)', 'Ziphaso za dilekita kapena osaina'),
    accepted: both(
      'ID or passport of everybody who may sign, all in one file.',
      'Ziphaso kapena mapasipoti a onse ololedwa kusaina, mu fayilo imodzi.',
    ),
  },
  'Proof of Residence': {
    name: both('Proof of Residence', 'Umboni wa komwe mumakhala'),
    accepted: both(
      'A lease, a rates bill, or our declaration countersigned by the chief.',
      'Mgwirizano wa lendi, bilu ya khonsolo, kapena fomu yathu yosainidwa ndi mfumu.',
    ),
  },
  'Certificate of Incorporation': {
    name: both('Certificate of Incorporation', 'Satifiketi yokhazikitsira kampani'),
    accepted: both(
      'The certificate itself, and one for each change of name.',
      'Satifiketi yeniyeniyo, ndi ina pa kusintha dzina kulikonse.',
    ),
  },
  'Memorandum of Articles of Association': {
    name: both('Memorandum of Articles of Association', 'Malamulo okhazikitsira kampani'),
    accepted: both(
      'All pages, with the registrar’s stamp on the first.',
      'Masamba onse, ndi sitampa ya wolembetsa patsamba loyamba.',
    ),
  },
  'List of Directors': {
    name: both('List of Directors', 'Mndandanda wa adilekita'),
    accepted: both(
      'Names, nationality and share of each; dated this year.',
      'Mayina, dziko ndi masheya a aliyense; ya chaka chino.',
    ),
  },
}
