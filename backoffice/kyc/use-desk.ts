import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { Review } from '#contract/backoffice/kyc.ts'
import { kycOfficers } from '#contract/roles.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import { useNow } from '../use-now.ts'
import { useViewState } from '../use-typed.ts'
import { isAcceptable } from './checklist.tsx'
import { claimEnd, isHeld } from './queue-table.tsx'
import { useKeys } from './use-keys.ts'
import { useNext } from './use-next.ts'
import type { Reviewing } from './use-review.ts'
import { nextToDo, usePictures, useViewer, type ViewerState } from './use-viewer.ts'

export type ReviewDesk = {
  officer: boolean
  /** somebody reviews it at the moment, and whether it is oneself */
  held: boolean
  mine: boolean
  viewer: ViewerState
  /** the second document, where two are compared */
  beside: ViewerState
  comparing: boolean
  compare: () => void
  /** what came of the last act */
  notice: string
  /** what was decided last, for who does not see it */
  told: string
  /** the document that is asked for again, while its reason is written */
  asking: string | null
  ask: (id: string | null) => void
  accept: (id: string) => void
  decide: (id: string, decided: object) => Promise<unknown>
  /** opens what is undecided, or a page that was not opened */
  nextToDo: () => void
  /** @param andNext whether the next submission opens */
  finish: (andNext: boolean) => Promise<void>
  erase: () => Promise<void>
}

/** What an officer does with one submission, by mouse and by keyboard; each decision leads on to what is left to do. */
export function useDesk(review: Review, reviewing: Reviewing): ReviewDesk {
  const me = useMe()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const takeNext = useNext()
  const [notice, setNotice] = useState('')
  const [told, setTold] = useState('')
  const [keptAsking, setAsking] = useViewState<string | null>(`asking ${review.id}`, null)
  const [comparing, setComparing] = useState(false)
  const { act } = reviewing
  const officer = hasRole(me, kycOfficers)
  useNow([claimEnd(review)])
  const held = isHeld(review)
  const mine = held && review.claimed_by === me.id
  const asking = mine && review.documents.some(({ id }) => id === keptAsking) ? keptAsking : null
  // A reason that was being written is about the document that shows.
  const { viewer, beside } = useViewers(review, mine, asking)
  const current = review.documents.find(({ id }) => id === viewer.kycDocument?.id)
  // Whoever works by the keyboard is elsewhere by the time that an answer comes.
  const shown = useNewest(viewer.kycDocument?.id ?? null)
  const asked = useNewest(asking)
  function goOn(from: Review, after: string | null) {
    const next = nextToDo(from, after)
    if (next) viewer.select(next.id, next.page)
  }
  async function decide(kycDocumentId: string, decided: object) {
    setNotice('')
    const done = await act(`documents/${kycDocumentId}/decide`, { ...decided, version: review.version })
    if (!done || done === 'gone') return done
    setTold(sayDecided(done, kycDocumentId))
    // Another document may be asked about by now: whoever works by the keyboard does not wait.
    if (asked.current === kycDocumentId) setAsking(null)
    if (!isInHand(done, shown.current, asked.current, kycDocumentId)) goOn(done, kycDocumentId)
    return done
  }
  useLostReview(review, reviewing, { mine, me: me.id, notice, say: setNotice })
  const desk: ReviewDesk = {
    officer,
    held,
    mine,
    viewer,
    beside,
    comparing,
    compare() {
      if (!comparing && beside.kycDocument === null) {
        const second = secondOf(review, viewer.kycDocument?.id ?? null)
        if (second) beside.select(second.id)
      }
      setComparing(!comparing)
    },
    notice,
    told,
    asking,
    ask: setAsking,
    accept: (id) => void decide(id, { decision: 'accepted' }),
    decide,
    nextToDo: () => goOn(review, viewer.kycDocument?.id ?? null),
    async finish(andNext) {
      const done = await act('finish', { version: review.version })
      if (!done || done === 'gone') return
      const said = messages.kyc.finished[done.state] ?? ''
      const none = andNext ? await takeNext() : ''
      // Where the next one opened, this screen is another's by now.
      if (andNext && none === '') notify(said, { type: 'success' })
      else setNotice([said, none].filter(Boolean).join(' '))
      await client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
    },
    async erase() {
      if (!(await reviewing.erase())) return
      void navigate('/backoffice/kyc')
      void client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
      void client.invalidateQueries({ queryKey: ['kyc', 'erasures'] })
    },
  }
  useKeys(asking === null && officer, {
    accept: () => mine && current && isAcceptable(current, viewer) && desk.accept(current.id),
    needsChange: () => mine && current && setAsking(current.id),
    nextToDo: () => mine && desk.nextToDo(),
    compare: desk.compare,
    viewer,
  })
  return desk
}

/** The pane that follows the review, and the second one for comparing; both show the same pictures. */
function useViewers(review: Review, mine: boolean, asking: string | null) {
  const pictures = usePictures()
  const viewer = useViewer(review, pictures, mine, asking)
  return { viewer, beside: useViewer(review, pictures, false) }
}

type Holding = { mine: boolean; me: string; notice: string; say: (notice: string) => void }

/** Says why a review is not one's own any more, where that came of nothing that one did here. */
function useLostReview(
  review: Review,
  { acting, asLeft }: Reviewing,
  { mine, me, notice, say }: Holding,
): void {
  const { resent_at } = review
  // The colleague has released it.
  if (notice === messages.kyc.lost.taken && review.claimed_by === null) say('')
  const [before, setBefore] = useState({ mine, resent_at })
  if (before.mine === mine || acting) return
  setBefore({ mine, resent_at })
  const why = mine || asLeft ? null : whyLost(review, me, before.resent_at !== resent_at)
  if (why) say(messages.kyc.lost[why])
  else if (mine) say('')
}

/** Why a review ended that one had in hand; null where its time is up, which is said beside it. */
function whyLost(
  { claimed_by }: Review,
  me: string,
  isResent: boolean,
): keyof typeof messages.kyc.lost | null {
  if (claimed_by === me) return null
  if (claimed_by !== null) return 'taken'
  return isResent ? 'resent' : 'elsewhere'
}

/** What it is by now, for whoever has waited. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  })
  return newest
}

/** "Accepted: National ID." */
function sayDecided({ documents }: Review, id: string): string {
  const found = documents.find((one) => one.id === id)
  if (!found || found.state === 'received') return ''
  return formatMessage(messages.kyc.decided[found.state], { document: found.purpose })
}

/** What is looked at and still undecided stays open, and so does what a reason is being written about. */
const isInHand = (
  { documents }: Review,
  shown: string | null,
  asked: string | null,
  decided: string,
): boolean =>
  documents.find(({ id }) => id === shown)?.state === 'received' || (asked !== null && asked !== decided)

/** What is laid beside a document to begin with: who it is about, else the next one. */
function secondOf({ documents }: Review, shown: string | null) {
  const others = documents.filter(({ id }) => id !== shown)
  return others.find(({ purpose }) => /\bID\b|passport/i.test(purpose)) ?? others[0]
}
