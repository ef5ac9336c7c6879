import type { CorrectedTexts, InterfaceMessage } from '#contract/backoffice/interface-messages.ts'
import type { StaffItem } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'

/** The item that holds a correction, as it was last read or written. */
export type Held = { id: string; version: number; revision: number }

const base = '/api/message_overrides'

/**
 * Writes a correction: on the website at once, or sent for approval where a second person must agree.
 * @param held what corrects the message already; null where nothing does
 * @param onWritten told what is written, also where sending it is refused afterwards
 * @throws ApiError with what is wrong at the fields `en`, `ny` or `key`
 */
export async function saveCorrection(
  key: string,
  texts: CorrectedTexts,
  held: Held | null,
  onWritten: (held: Held) => void,
): Promise<'saved' | 'sent'> {
  const body = { key, ...texts }
  const written = held
    ? await ask<StaffItem>('PUT', `${base}/${held.id}`, {
        body,
        headers: { 'if-match': `"v${held.version}"` },
      })
    : await ask<StaffItem>('POST', base, { body })
  onWritten({ id: written.id, version: written.version, revision: written.revision })
  if (written.state !== 'draft') return 'saved'
  // What somebody else writes in between is not sent in this one's name.
  await ask('POST', `${base}/${written.id}/submit`, { body: { revision: written.revision } })
  return 'sent'
}

/** Lets the shipped text stand again, or asks a second person to agree to it; what was never seen is deleted. */
export async function takeBack({
  correction,
}: InterfaceMessage): Promise<'back' | 'backAsked' | 'dropped' | null> {
  if (!correction) return null
  if (correction.live === null) {
    await ask('DELETE', `${base}/${correction.id}`)
    return 'dropped'
  }
  const { state } = await ask<StaffItem>('POST', `${base}/${correction.id}/archive`, { body: null })
  return state === 'archived' ? 'back' : 'backAsked'
}

/** Takes back what one sent, before it is decided on. */
export async function withdraw({ correction }: InterfaceMessage): Promise<'withdrawn' | null> {
  if (!correction) return null
  const { id, revision, waiting } = correction
  const body = { revision, ...(waiting && { kind: waiting }) }
  await ask('POST', `${base}/${id}/withdraw`, { body })
  return 'withdrawn'
}
