import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Lang } from '#contract/languages.ts'
import { endHint, hintOnce } from './hint.ts'
import { optionsOf, step } from './options.ts'
import { useSuggestions } from './use-suggestions.ts'

type Search = {
  action: string
  lang: Lang
  /** what stands in the field when the page comes */
  text: string
  /** false until the list has its messages: without them it is not shown */
  canList: boolean
}

/**
 * What a combobox knows: what is typed, what is suggested for it, whether the list shows, and which option is active
 * (APG: list autocomplete, manual selection).
 */
export function useCombobox({ action, lang, text, canList }: Search) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed, lang)
  const options = optionsOf(suggestions.found, suggestions.text, action, lang)
  const listed = open && canList && typed !== '' && suggestions.now !== 'idle'
  const chosen = listed ? options[active] : undefined

  const type = (value: string) => {
    endHint()
    setTyped(value)
    setActive(-1)
    setOpen(true)
  }

  useEffect(() => {
    const field = input.current
    if (!field || document.activeElement !== field) return
    // What was typed before React came.
    void hintOnce(lang)
    if (field.value !== text) type(field.value)
    // Once, when React takes over; what it reads does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  /** What was typed has served: it is gone, so that nothing of it is kept as the page is left. */
  const goTo = (href: string) => {
    const field = input.current
    if (field) field.value = text
    location.assign(href)
  }
  const onArrow = (down: boolean, alt: boolean) => {
    if (!listed) {
      if (input.current) setTyped(input.current.value)
      setOpen(true)
    } else if (alt) setOpen(down)
    else setActive(step(active, down ? 1 : -1, options.length))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      onArrow(key === 'ArrowDown', altKey)
    } else if (key === 'Enter' && chosen) {
      event.preventDefault()
      goTo(chosen.href)
    } else if (key === 'Escape' && listed) {
      // Otherwise a search field is emptied: first only the list goes.
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (key === 'Home' || key === 'End') setActive(-1)
  }

  return { input, suggestions, options, listed, active, chosen, setOpen, setActive, type, onKeyDown, goTo }
}
