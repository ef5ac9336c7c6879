import type { Words } from '../messages/en.ts'

const groups = import.meta.glob<{ messages: Words['messages'] }>('../messages/*/messages.ts')

let words: Promise<Words['messages']> | null = null

/** The words of messages in the page's language, fetched once. */
export function messageWords(): Promise<Words['messages']> {
  words ??= (async () => {
    const load = groups[`../messages/${document.documentElement.lang === 'ny' ? 'ny' : 'en'}/messages.ts`]
    if (!load) throw new Error('no words of messages')
    return (await load()).messages
  })()
  // What could not be fetched is asked for again the next time.
  words.catch(() => (words = null))
  return words
}
