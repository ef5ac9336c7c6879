import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../messages/en.ts'
import { usePageContext } from '../page-context.ts'
import { TermMark } from './term.tsx'

type TermName = Exclude<keyof SiteMessages['terms'], 'whatIs'>

/** How each word is written, in both languages. */
const written: Record<TermName, RegExp> = {
  kyc: /\bKYC\b/,
  tariff: /\btariffs?\b|mitengo ya ntchito/i,
  repo: /\brepo\b|repurchase agreement/i,
  bancassurance: /\bbancassurance\b|inshuwalansi ya banki/i,
  bond: /\bcontract bonds?\b|\b(?:chitsimikizo cha|zitsimikizo za) mgwirizano/i,
  apr: /\bAPR\b/,
  tambala: /\btambala\b/i,
}
const names = Object.keys(written) as TermName[] // the keys of the record above

/**
 * The marks of the hard words in a text, each with its explanation.
 * @param at the id of what the text belongs to
 * @param only those that can stand here first; absent: any
 */
export function Terms({ text, at, only = names }: { text: string; at: string; only?: readonly TermName[] }) {
  const {
    messages: { terms },
  } = usePageContext()
  return only
    .filter((name) => written[name].test(text))
    .map((name) => (
      <TermMark
        key={name}
        id={`${at}-${name}`}
        name={formatMessage(terms.whatIs, { word: terms[name].word })}
        text={terms[name].text}
      />
    ))
}
