/**
 * As a `ref`: puts the focus on what has just appeared in place of what had it. The same function at each drawing, so that
 * it is called once.
 */
export const focusOnce = (element: HTMLElement | null): void => element?.focus()
