import { useEffect, useState } from 'react'
import type { Lang } from '#contract/languages.ts'
import { tooShort } from '#contract/rules/search-words.ts'
import type { SearchFound } from '#contract/search.ts'
import { suggestionsFor } from './ask.ts'

export type Suggestions = {
  now: 'idle' | 'asking' | 'found' | 'failed' | 'offline'
  /** what was found last; it stays while the next is asked for, so that the list does not flicker */
  found: SearchFound | null
  /** what it was found for */
  text: string
}

type Answer = Suggestions & { now: 'found' | 'failed' | 'offline' }

/** Typing rests this long before anything is asked. */
const restMs = 200

/** Suggestions for a text as it is typed; a question that is overtaken is broken off. */
export function useSuggestions(text: string, lang: Lang): Suggestions {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const short = tooShort(text)
  useEffect(() => {
    if (short) return
    const control = new AbortController()
    const rest = setTimeout(() => {
      suggestionsFor(text, lang, control.signal).then(
        (found) => !control.signal.aborted && setAnswer({ now: 'found', found, text }),
        () => {
          if (control.signal.aborted) return
          // A dead line makes fetch fail whether or not the browser has noticed.
          setAnswer({ now: navigator.onLine ? 'failed' : 'offline', found: null, text })
        },
      )
    }, restMs)
    return () => {
      clearTimeout(rest)
      control.abort()
    }
  }, [text, lang, short])
  if (short) return { now: 'idle', found: null, text }
  if (answer?.text === text) return answer
  return { now: 'asking', found: answer?.found ?? null, text: answer?.text ?? text }
}
