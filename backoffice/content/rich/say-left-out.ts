import { formatMessage, messages } from '../../messages.ts'

/** Returns the sentence that names everything a pasted text has lost. */
export const sayLeftOut = (names: readonly string[]): string =>
  formatMessage(messages.content.rich.leftOut.pasted, { names: names.join('; ') })
