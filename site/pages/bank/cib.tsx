import { familyPage } from './products/family-page.tsx'

/** Corporate and institutional banking. */
export const page = familyPage('/fdhbankplc/cib', 'cib')
