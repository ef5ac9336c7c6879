import { searchHintKey } from '#contract/storage-keys.ts'
import type { Lang } from '#contract/languages.ts'
import { searchMessagesIn } from './ask.ts'

let hide: (() => void) | null = null
let typing = false

/** The hint is for who has not begun to type: it makes room for what is found. */
export function endHint(): void {
  typing = true
  hide?.()
}

/** The hint shows once a browser (spec, section 1: a seen flag records it); where nothing can be kept it does not show. */
export async function hintOnce(lang: Lang): Promise<void> {
  try {
    if (localStorage.getItem(searchHintKey)) return
    localStorage.setItem(searchHintKey, 'seen')
  } catch {
    return
  }
  const [{ showSnackbar }, messages] = await Promise.all([
    import('../../client/snackbar.ts'),
    searchMessagesIn(lang),
  ])
  if (!typing) hide = await showSnackbar({ type: 'Information', message: messages.hint })
  if (typing) hide?.()
}
