import { familyPage } from './products/family-page.tsx'

/** Cards, what they cost, and what to do when one is lost. */
export const page = familyPage('/fdhbankplc/cards', 'cards')
