import { createElement, useEffect, useLayoutEffect, type FunctionComponent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client'
import { showIslandFailure } from './island-failure.ts'
import { rememberFields } from './remember-fields.ts'

type TakenProps = { drawn: () => void; over: () => void; children?: ReactNode }

/** Says when React has drawn and when it has taken over; it draws nothing of its own. */
function Taken({ drawn, over, children }: TakenProps): ReactNode {
  useLayoutEffect(drawn, [drawn])
  useEffect(over, [over])
  return children
}

type Props = Record<string, unknown>

const readProps = (element: HTMLElement) => JSON.parse(element.dataset['props'] ?? '{}') as Props // our own page wrote it

/** The new props, with the old values where they are equal: an island tells by identity what has changed. */
const keepEqual = (old: Props, now: Props): Props =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => [
      name,
      JSON.stringify(value) === JSON.stringify(old[name]) ? old[name] : value,
    ]),
  )

/** Waits until nothing in a translated island is pressed: React renders it anew, and the click would be lost. */
async function released(element: HTMLElement): Promise<void> {
  if (!element.matches(':active')) return
  await new Promise((done) => {
    for (const end of ['pointerup', 'pointercancel'])
      // The click follows the event.
      addEventListener(end, () => setTimeout(done), { once: true, capture: true })
  })
}

/**
 * Hydrates an island. If it throws, at once or later, the server's HTML takes its place with a message and a telephone
 * number: what the server rendered works without React.
 * @returns once the island answers to clicks, or has failed: finds the control that has taken another's place
 */
export async function hydrate(
  element: HTMLElement,
  Island: (props: object) => unknown,
): Promise<(control: HTMLElement | null) => HTMLElement | null | undefined> {
  if (element.querySelector('font')) await released(element)
  let props = readProps(element)
  const fromServer = [...element.cloneNode(true).childNodes]
  const before = rememberFields(element)
  await new Promise<void>((resolve) => {
    // The module is a React component; the small script that hands it over knows nothing of React.
    const Component = Island as FunctionComponent<object>
    const drawn = () =>
      createElement(Taken, { drawn: before.restore, over: resolve }, createElement(Component, props))
    // The page was changed in place (morph-page.ts): what was typed stays, and the props are the new ones.
    const update = () => {
      props = keepEqual(props, readProps(element))
      root.render(drawn())
    }
    const options: HydrationOptions = {
      identifierPrefix: element.dataset['prefix'] ?? '',
      onRecoverableError(error) {
        // Translated HTML cannot be hydrated: React renders it anew, which is no fault of ours.
        if (!before.isTranslated()) console.error(error)
      },
      onUncaughtError(error) {
        console.error(error)
        element.removeEventListener('island-props', update)
        element.replaceChildren(...fromServer)
        delete element.dataset['started']
        showIslandFailure(element)
        resolve()
      },
    }
    // Rendered anew in one piece: a control pressed before and released after would lose its click.
    const isTranslated = before.isTranslated()
    const root = isTranslated ? createRoot(element, options) : hydrateRoot(element, drawn(), options)
    if (isTranslated) flushSync(() => root.render(drawn()))
    element.addEventListener('island-props', update)
  })
  return before.replacementOf
}
