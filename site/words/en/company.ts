export const company = {
  holder: 'Holder',
  share: 'Share',
  listed: (day: string) => `FDH Bank PLC was listed on ${day}.`,
  shareholdingOf: 'Who owns the bank',
  sampleAddress: 'Sample address',
  box: 'Post',
  phone: 'Phone',
  email: 'E-mail',
  visit: 'Visit',
  chair: 'Board',
  management: 'Management',
}
