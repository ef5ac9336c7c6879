import type { SiteMessages } from '../messages/en.ts'

const groups = import.meta.glob<{ messages: SiteMessages['messages'] }>('../messages/*/messages.ts')

let words: Promise<SiteMessages['messages']> | null = null

/** The words of messages in the page's language, fetched once. */
export function messageWords(): Promise<SiteMessages['messages']> {
  words ??= (async () => {
    const load = groups[`../messages/${document.documentElement.lang === 'ny' ? 'ny' : 'en'}/messages.ts`]
    if (!load) throw new Error('no words of messages')
    return (await load()).messages
  })()
  // What could not be fetched is asked for again the next time.
  words.catch(() => (words = null))
  return words
}
