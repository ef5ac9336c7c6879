import type { Words } from '../en.ts'

export const company: Words['company'] = {
  holder: 'Mwini masheya',
  share: 'Gawo lake',
  listed: (day) => `FDH Bank PLC inalowa pa msika wa masheya pa ${day}.`,
  shareholdingOf: 'Eni ake a banki',
  sampleAddress: 'Keyala ya chitsanzo',
  box: 'Positi',
  phone: 'Foni',
  email: 'Imelo',
  visit: 'Ofesi',
  chair: 'Bungwe la adilekita',
  management: 'Akuluakulu oyendetsa ntchito',
}
