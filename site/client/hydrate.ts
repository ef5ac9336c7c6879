import { createElement, useEffect, type FunctionComponent, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Says when React has taken over; it draws nothing of its own. */
function Taken({ over, children }: { over: () => void; children?: ReactNode }): ReactNode {
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

/** @returns once the island answers to clicks */
export function hydrate(element: HTMLElement, Island: (props: object) => unknown): Promise<void> {
  let props = readProps(element)
  return new Promise((resolve) => {
    // The module is a React component; the small script that hands it over knows nothing of React.
    const Component = Island as FunctionComponent<object>
    const drawn = () => createElement(Taken, { over: resolve }, createElement(Component, props))
    const root = hydrateRoot(element, drawn(), { identifierPrefix: element.dataset['prefix'] ?? '' })
    // The page was changed in place (morph-page.ts): what was typed stays, and the props are the new ones.
    element.addEventListener('island-props', () => {
      props = keepEqual(props, readProps(element))
      root.render(drawn())
    })
  })
}
