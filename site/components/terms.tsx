import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../messages/en.ts'
import { usePageContext } from '../page-context.ts'
import { TermMark, WithMarks } from './term.tsx'

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
 * A text, and at its end the marks of its hard words, each with its explanation. The last word and the marks stay on
 * one line: a mark alone on the next would belong to nothing.
 * @param at the id of what the text belongs to
 * @param heading what stands above the text, whose hard words are explained here too
 * @param only those that can stand here first; absent: any
 */
export function Explained({
  text,
  at,
  heading = '',
  only = names,
}: {
  text: string
  at: string
  heading?: string
  only?: readonly TermName[]
}) {
  const {
    messages: { terms },
    english,
  } = usePageContext()
  const found = only.filter((name) => written[name].test(`${heading} ${text}`))
  if (found.length === 0) return text
  const last = text.lastIndexOf(' ') + 1
  const lang = english.has(text) ? 'en' : undefined
  return (
    <>
      <span lang={lang}>{text.slice(0, last)}</span>
      <WithMarks>
        <span lang={lang}>{text.slice(last)}</span>
        {found.map((name) => (
          <TermMark
            key={name}
            id={`${at}-${name}`}
            name={formatMessage(terms.whatIs, { word: terms[name].word })}
            text={terms[name].text}
          />
        ))}
      </WithMarks>
    </>
  )
}
