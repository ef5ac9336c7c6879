import { createElement, useEffect, type FunctionComponent, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Says when React has taken over; it draws nothing of its own. */
function Taken({ over, children }: { over: () => void; children?: ReactNode }): ReactNode {
  useEffect(over, [over])
  return children
}

/** @returns once the island answers to clicks */
export function hydrate(element: HTMLElement, Island: (props: object) => unknown): Promise<void> {
  const props: unknown = JSON.parse(element.dataset['props'] ?? '{}')
  return new Promise((resolve) => {
    // The module is a React component; the small script that hands it over knows nothing of React.
    const Component = Island as FunctionComponent<object>
    hydrateRoot(element, createElement(Taken, { over: resolve }, createElement(Component, props as object)), {
      identifierPrefix: element.dataset['prefix'] ?? '',
    })
  })
}
