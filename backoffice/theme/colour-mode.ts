import { useSyncExternalStore } from 'react'

// Whether the back-office is light or dark: as the system is, until somebody chooses on this machine.

export const colourChoices = ['system', 'light', 'dark'] as const
export type ColourChoice = (typeof colourChoices)[number]

const key = 'backoffice colours'
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** What somebody chose here; the system's where nothing can be kept. */
export function colourChoice(): ColourChoice {
  try {
    const kept = localStorage.getItem(key)
    return colourChoices.find((one) => one === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

export function chooseColours(choice: ColourChoice): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Private windows and full stores refuse: it stays as the system is.
  }
  changed()
}

const modeNow = (): 'light' | 'dark' => {
  const choice = colourChoice()
  return choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice
}

/** What our own CSS goes by; MUI has its theme. */
const changed = (): void => {
  document.documentElement.dataset['theme'] = modeNow()
  for (const listener of listeners) listener()
}

/** Before anything is drawn, and from then on with the system and with what is chosen in another tab. */
export function followColours(): void {
  changed()
  systemIsDark().addEventListener('change', changed)
  addEventListener('storage', changed)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useColourMode = (): 'light' | 'dark' => useSyncExternalStore(subscribe, modeNow)
export const useColourChoice = (): ColourChoice => useSyncExternalStore(subscribe, colourChoice)
