import {
  consentKey,
  consentNote,
  readConsent,
  type Consent,
  type Measurement,
  type MeasuredService,
} from '#contract/measurement.ts'
import { asksNotToBeFollowed } from './ask-consent.ts'
import { forgetOthers } from './remove-foreign-cookies.ts'

// Nothing of others is loaded before a yes. A browser that asks not to be followed has said no.

/** Where storage is refused the answer holds for this page. */
let here: string | null = null
let measuring = false

function readNote(): string | null {
  try {
    return localStorage.getItem(consentKey) ?? here
  } catch {
    return here
  }
}

function writeNote(note: string): void {
  here = note
  try {
    localStorage.setItem(consentKey, note)
  } catch {
    // It is asked again on the next page.
  }
}

const json = <T>(text: string | undefined): T => JSON.parse(text ?? '{}') as T // written by our own page

async function measure(banner: HTMLElement | null): Promise<void> {
  const { measurement, route } = banner?.dataset ?? {}
  if (measuring || !measurement || !route) return
  measuring = true
  const { startMeasuring } = await import('./analytics.ts')
  const { lang, dataset } = document.documentElement
  startMeasuring(json<Measurement>(measurement), {
    path: route,
    language: lang,
    brand: dataset['brand'] ?? 'holdings',
  })
}

export function startConsent(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-consent]')]
  const [first] = places
  if (!first) return
  const services = (first.dataset['consent'] ?? '').split(' ') as MeasuredService[] // written by our own page
  const banner = places.find((place) => 'measurement' in place.dataset) ?? null

  function show(): void {
    const consent = readConsent(readNote(), services)
    const signal = consent === null && asksNotToBeFollowed()
    if (banner) banner.hidden = consent !== null || signal
    const choice = document.querySelector<HTMLElement>('[data-choice]')
    const state = choice?.querySelector<HTMLElement>('[data-states]')
    if (choice && state) {
      choice.hidden = false
      const states = json<Record<Consent | 'unanswered' | 'signal', string>>(state.dataset['states'])
      state.textContent = states[consent ?? (signal ? 'signal' : 'unanswered')]
      for (const button of choice.querySelectorAll<HTMLElement>('[data-answer]'))
        button.setAttribute('aria-pressed', String(button.dataset['answer'] === consent))
    }
    if (consent === 'accepted') void measure(banner)
  }

  function answer(given: Consent, place: HTMLElement): void {
    writeNote(consentNote(given, services))
    if (given === 'rejected' && measuring) {
      // A loaded script cannot be unloaded: its cookies are removed, and the page is reloaded without it. `forgetOthers` is a static
      // import because a later one fails after a deployment, and the scripts would continue to measure.
      forgetOthers()
      location.reload()
      return
    }
    // The focus must not be lost with the banner.
    if (place === banner) document.getElementById('content')?.focus({ preventScroll: true })
    show()
    const saved = json<Record<Consent, string>>(place.dataset['saved'])
    void import('./snackbar.ts')
      .then(({ showSnackbar }) => showSnackbar({ type: 'Success', message: saved[given] }))
      // The page shows the choice without it.
      .catch(() => {})
  }

  for (const place of places) {
    place.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null
      const given = button?.dataset['answer']
      if (given === 'accepted' || given === 'rejected') answer(given, place)
    })
  }
  for (const said of document.querySelectorAll<HTMLElement>('[data-scriptless]')) said.hidden = true
  show()
}
