/** A button marked `data-print` prints the page; without scripts it is not shown (`scripting: none`), and browsers print anyway. */
export function startPrintButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print()
  })
}
