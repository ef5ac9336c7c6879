export const company = {
  holder: 'Holder',
  share: 'Share',
  listed: (day: string) => `FDH Bank PLC was listed on ${day}.`,
  shareholdingOf: 'Who owns the bank',
  phone: 'Phone',
  email: 'E-mail',
}
