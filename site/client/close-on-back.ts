/**
 * Adds a history entry for an element that covers the page, so that a phone's Back button closes it and stays on the page.
 * @param close runs when the visitor goes back
 * @returns removes the entry, for when the element closes otherwise; settles once the history has changed
 */
export function closeOnBack(close: () => void): () => Promise<void> {
  let isOpen = true
  history.pushState(history.state, '')
  const left = new Promise<void>((resolve) => {
    const leave = () => {
      if (isOpen) close()
      isOpen = false
      resolve()
    }
    addEventListener('popstate', leave, { once: true })
  })
  return () => {
    if (isOpen) history.back()
    isOpen = false
    return left
  }
}
