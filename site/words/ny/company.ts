import type { Words } from '../en.ts'

export const company: Words['company'] = {
  holder: 'Mwini masheya',
  share: 'Gawo lake',
  listed: (day) => `FDH Bank PLC inalowa pa msika wa masheya pa ${day}.`,
  shareholdingOf: 'Eni ake a banki',
  phone: 'Foni',
  email: 'Imelo',
}
