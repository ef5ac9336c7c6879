import type { StaffDetails, Standing } from '#contract/backoffice/content.ts'

/** By path, what the service said is wrong with a field, in words. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * Where the saving of a form is:
 * - `editing`: nothing is on its way; whether something is typed, clean or dirty, the form itself knows
 * - `saving`: a save, a verb such as publish, or a review of texts is on its way
 * - `comparing`: somebody else saved before (by If-Match); what they wrote is read
 * - `conflict`: both versions are there to choose from
 * - `saved`, `failed`: how the last one ended, until something is typed
 * - `removed`: the item is no more
 */
export type Phase = 'editing' | 'saving' | 'comparing' | 'conflict' | 'saved' | 'failed' | 'removed'

export type SavingState = {
  phase: Phase
  /** what was last read of the item; null for one that is not saved yet */
  details: StaffDetails | null
  fieldErrors: FieldErrors
  /** what somebody else wrote; shown until it is merged or put aside, also while the merged one is saved */
  theirs: StaffDetails | null
  /** what was not live when it was read has gone live since, by itself or by somebody else */
  wentLive: boolean
  /** a newer revision of somebody else, while the form shows the one before */
  newer: StaffDetails | null
}

/** Why the service refused; `overtaken` by somebody who saved before. */
export type Refusal = { overtaken: boolean; fieldErrors: FieldErrors; sentence: string }

export type SavingEvent =
  | { type: 'started' }
  /** a draft was written; it has all that was merged */
  | { type: 'written'; details: StaffDetails }
  /** a verb or a review was taken */
  | { type: 'acted'; details: StaffDetails }
  /** what is on the screen could be published */
  | { type: 'checked' }
  /** it was read again, since its time has passed or somebody touched it */
  | { type: 'readAgain'; details: StaffDetails }
  /** whoever writes has read that it went live */
  | { type: 'liveNowClosed' }
  /** whoever has the form open asks for the newer revision; `typed` where something in the form is not saved */
  | { type: 'newerAsked'; typed: boolean }
  | { type: 'removed' }
  | { type: 'refused'; refusal: Refusal }
  /** it broke in a way that the service does not know */
  | { type: 'broken' }
  | { type: 'compared'; theirs: StaffDetails }
  | { type: 'putAside' }
  | { type: 'typed'; path: string }

export type Effect = { do: 'readTheirs'; id: string } | { do: 'explain'; sentence: string }

type Step = { state: SavingState; effects: readonly Effect[] }

export const opened = (details: StaffDetails | null): SavingState => ({
  phase: 'editing',
  details,
  fieldErrors: {},
  theirs: null,
  wentLive: false,
  newer: null,
})

export const isBusy = ({ phase }: SavingState): boolean => phase === 'saving' || phase === 'comparing'

/** Nothing that was typed is lost by any of it. An event that means nothing in a state changes nothing. */
export function transition(state: SavingState, event: SavingEvent): Step {
  const { phase } = state
  const stay = { state, effects: [] }
  const to = (change: Partial<SavingState>): Step => ({ state: { ...state, ...change }, effects: [] })
  switch (event.type) {
    case 'started':
      return isBusy(state) || phase === 'removed' ? stay : to({ phase: 'saving' })
    case 'written':
      if (phase !== 'saving') return stay
      return to({ ...opened(event.details), phase: 'saved' })
    case 'acted':
      if (phase !== 'saving') return stay
      return to({ phase: 'saved', ...asOfNow(state, event.details), fieldErrors: {}, wentLive: false })
    case 'checked':
      return phase === 'saving' ? to({ phase: 'editing', fieldErrors: {} }) : stay
    case 'readAgain':
      return isNoNews(state, event.details) ? stay : to(readAgain(state, event.details))
    case 'newerAsked':
      return isBusy(state) || !state.newer ? stay : to(newerAsked(state.newer, event.typed))
    case 'liveNowClosed':
      return state.wentLive ? to({ wentLive: false }) : stay
    case 'removed':
      return phase === 'saving' ? to({ phase: 'removed', fieldErrors: {} }) : stay
    case 'refused':
      return isBusy(state) ? refused(state, event.refusal) : stay
    case 'broken':
      return isBusy(state) ? to({ phase: afterFailure(state) }) : stay
    case 'compared':
      return phase === 'comparing' ? to({ phase: 'conflict', theirs: event.theirs }) : stay
    case 'putAside':
      return phase === 'conflict' ? to({ phase: 'editing', theirs: null }) : stay
    case 'typed':
      return typed(state, event.path)
  }
}

/** Whether it says nothing new: an answer that comes late, or what is being saved just now, of which the save itself tells. */
function isNoNews(state: SavingState, { item }: StaffDetails): boolean {
  const { phase, details } = state
  if (phase === 'removed' || !details || item.version < details.item.version) return true
  return isBusy(state) && item.revision > details.item.revision
}

function readAgain(state: SavingState, now: StaffDetails): Partial<SavingState> {
  const { details, wentLive } = state
  const live = now.item.standing.live?.revision
  const isNew = live !== undefined && live !== details?.item.standing.live?.revision
  // Of a newer one it is said where it is told of.
  const isShown = details !== null && live !== undefined && live <= details.item.revision
  return { ...asOfNow(state, now), wentLive: wentLive || (isNew && isShown) }
}

/**
 * What is true of the item by now. Of a newer revision than the form shows, only how it stands is taken: its words are
 * held beside, and the version stays, so that the next save finds that it was overtaken.
 */
function asOfNow({ details: shown }: SavingState, now: StaffDetails): Pick<SavingState, 'details' | 'newer'> {
  if (!shown || now.item.revision <= shown.item.revision) return { details: now, newer: null }
  const { state, standing, live, publish_at, archive_asked_by } = now.item
  const item = { ...shown.item, state, standing, live, publish_at, archive_asked_by }
  return { details: { ...shown, item, live_revision: now.live_revision }, newer: now }
}

/** Where something is typed, both are there to choose from; else it takes the place of what the form shows. */
const newerAsked = (newer: StaffDetails, typed: boolean): Partial<SavingState> =>
  typed ? { phase: 'conflict', theirs: newer } : opened(newer)

/** Whether a revision that was scheduled is what the public sees. */
export const isLiveNow = ({ scheduled, live }: Standing, revision: number): boolean =>
  scheduled?.revision !== revision && live?.revision === revision

/** Both versions stay to choose from where the merged one could not be saved. */
const afterFailure = ({ theirs }: SavingState): Phase => (theirs ? 'conflict' : 'failed')

function refused(state: SavingState, { overtaken, fieldErrors, sentence }: Refusal): Step {
  const { phase, details } = state
  if (overtaken && phase === 'saving' && details)
    return {
      state: { ...state, phase: 'comparing' },
      effects: [{ do: 'readTheirs', id: details.item.id }],
    }
  return {
    state: { ...state, phase: afterFailure(state), fieldErrors },
    effects: [{ do: 'explain', sentence }],
  }
}

/** An error goes with the field it is about, with its parts and with what it is a part of. */
function typed(state: SavingState, path: string): Step {
  const entries = Object.entries(state.fieldErrors)
  const kept = entries.filter(
    ([one]) => !(path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`)),
  )
  const ended = state.phase === 'saved' || state.phase === 'failed'
  if (!ended && kept.length === entries.length) return { state, effects: [] }
  const phase = ended ? 'editing' : state.phase
  const fieldErrors = kept.length === entries.length ? state.fieldErrors : Object.fromEntries(kept)
  return { state: { ...state, phase, fieldErrors }, effects: [] }
}
