import type { SiteMessages } from '../messages/en.ts'
import { withCorrections } from './corrections.ts'

const groups = import.meta.glob<{ dialogs: SiteMessages['dialogs'] }>('../messages/*/dialogs.ts')

let messages: Promise<SiteMessages['dialogs']> | null = null

/** Messages of snackbar, prompt and upload panel in the page's language, fetched once. */
export function dialogMessages(): Promise<SiteMessages['dialogs']> {
  messages ??= (async () => {
    const load = groups[`../messages/${document.documentElement.lang === 'ny' ? 'ny' : 'en'}/dialogs.ts`]
    if (!load) throw new Error('no messages for the dialogs')
    return withCorrections((await load()).dialogs, 'dialogs')
  })()
  // What could not be fetched is asked for again the next time.
  messages.catch(() => (messages = null))
  return messages
}
