import { kycSendingAddress } from '#contract/rules/kyc-address.ts'
import { comparable } from '../addresses.ts'
import type { PageContext } from '../page-context.ts'
import { menuNames } from './menu-names.ts'

/** Where most people want to go. */
const often = [
  '/fdhbankplc/branches',
  '/fdhbankplc/exchangeRates',
  '/fdhbankplc/loan',
  kycSendingAddress,
  '/fdhbankplc/lostcard',
  '/fdhbankplc/contact',
]

/** The pages most people look for, as the menus call them; a page that no menu names is left out. */
export function oftenWanted({
  frame,
  hasPage,
}: Pick<PageContext, 'frame' | 'hasPage'>): { to: string; name: string }[] {
  const names = menuNames(frame)
  return often.filter(hasPage).flatMap((to) => {
    const name = names.get(comparable(to))?.[0]
    return name === undefined ? [] : [{ to, name }]
  })
}
