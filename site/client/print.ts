/** A button marked `data-print` prints the page; without scripts it is not shown (`scripting: none`), and browsers print anyway. */
export function startPrintButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print()
  })
}

/**
 * Opens closed disclosures while the page is printed, in browsers without `::details-content` (styles/print.css): Chrome before
 * 131, Firefox before 143 and Safari before 18.4.
 */
export function openDetailsInPrint(): void {
  if (CSS.supports('selector(::details-content)')) return
  let closeAll: (() => void)[] = []
  addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll('details:not([open], [data-noprint], [data-noprint] *)')
    closeAll = [...closed].map((details) => {
      // The browser keeps only one of several elements with the same name open.
      const name = details.getAttribute('name')
      details.removeAttribute('name')
      details.setAttribute('open', '')
      return () => {
        details.removeAttribute('open')
        if (name !== null) details.setAttribute('name', name)
      }
    })
  })
  addEventListener('afterprint', () => {
    for (const close of closeAll) close()
    closeAll = []
  })
}
