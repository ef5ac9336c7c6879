import type { Lang, Text } from '#contract/languages.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import type { AcceptedDocument } from '../documents/accepted-document.ts'
import { noReply, type Reply, type State } from './state.ts'

type Lists = Pick<State, 'changing' | 'details' | 'required'>
type Replied = Lists & Pick<State, 'replies' | 'slots'>

/** Returns what is accepted for a document, by the list that a sent submission is changed under, else by the account type. */
export function acceptedDocument(
  { changing, details, required }: Lists,
  purpose: Purpose,
  lang: Lang,
): AcceptedDocument {
  const none: AcceptedDocument = { purpose, substitutes: [], bringInstead: null }
  if (!changing) {
    const listed = details.type === null ? [] : (required[details.type] ?? [])
    return listed.find((document) => document.purpose === purpose) ?? none
  }
  const sent = changing.documents.find((document) => document.purpose === purpose)
  const inLanguage = (text: Text) => text[lang] ?? text.en
  return {
    purpose,
    // The draft of an older version of this page has neither.
    substitutes: (sent?.substitutes ?? []).map(({ code, name }) => ({ code, name: inLanguage(name) })),
    bringInstead: sent?.bring_instead ? inLanguage(sent.bring_instead) : null,
  }
}

/**
 * Returns what the customer said of a document, without what is not accepted: the account type may be another one by now, or
 * its list may have changed. A file counts more than "I do not have this".
 */
export function replyOf(state: Replied, purpose: Purpose): Reply {
  const reply = state.replies[purpose] ?? noReply
  const { substitutes, bringInstead } = acceptedDocument(state, purpose, 'en')
  return {
    ...reply,
    absent: reply.absent && bringInstead !== null && state.slots[purpose] === undefined,
    substitute: substitutes.some(({ code }) => code === reply.substitute) ? reply.substitute : null,
  }
}

/** Whether the customer does not have a document. */
export const isAbsent = (state: Replied, purpose: Purpose): boolean => replyOf(state, purpose).absent
