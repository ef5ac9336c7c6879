import { kycContinueKey } from '#contract/storage-keys.ts'
import { siteAnswers } from '../../client/site-answers.ts'

/**
 * Reloads the page so that Continue works after a failed import, which browsers do not retry. Stores the chosen account type
 * for the reloaded page.
 * @returns false where the site does not respond, or where the browser refuses storage
 */
export async function reloadToContinue(type: string | null): Promise<boolean> {
  if (!(await siteAnswers())) return false
  try {
    sessionStorage.setItem(kycContinueKey, type ?? '')
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Returns the account type with which a reloaded page continues, once; null where Continue was not pressed before. */
export function takeContinuation(): string | null {
  try {
    const type = sessionStorage.getItem(kycContinueKey)
    sessionStorage.removeItem(kycContinueKey)
    return type
  } catch {
    return null
  }
}
