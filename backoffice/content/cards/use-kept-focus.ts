import { useEffect, useRef, useState, type RefObject } from 'react'

export type KeptFocus = {
  /** where the focus goes once what is done now is drawn: a card, and what in it */
  next: (card: string, act: string) => void
  /** which of a card's buttons has the focus */
  actNow: () => string | null
  /** told to screen readers */
  announce: (text: string) => void
  said: string
}

const typing = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button'

/** Keeps the focus with what somebody works on while cards move, come and go. @param ref what holds the cards */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): KeptFocus {
  const wanted = useRef<{ card: string; act: string } | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!wanted.current || !ref.current) return
    const { card, act } = wanted.current
    const all = ref.current.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)
    const found = all[0]
    if (!found) return
    wanted.current = null
    const inBody = act === 'body' ? found.querySelector<HTMLElement>(`[data-body] :is(${typing})`) : null
    const same = found.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`)
    const target =
      inBody ?? same ?? found.querySelector<HTMLElement>('[data-act="grip"], [data-act="toggle"]')
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  })
  return {
    next: (card, act) => void (wanted.current = { card, act }),
    actNow: () => document.activeElement?.closest('[data-act]')?.getAttribute('data-act') ?? null,
    // The same words once more are told once more only if they differ.
    announce: (text) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    said,
  }
}
