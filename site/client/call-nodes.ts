import { readTelephoneNumbers, telephoneHref } from '#contract/rules/telephone-numbers.ts'
import { element } from './element.ts'

/** Returns links to all numbers of a telephone field, and what cannot be read as text, for the scripts without React. */
export const callNodes = (phone: string): (Node | string)[] =>
  readTelephoneNumbers(phone).flatMap(({ text, call }, at) => [
    ...(at > 0 ? [' / '] : []),
    call === null ? text : element('a', { href: telephoneHref(call) }, text),
  ])
