import { limits } from '#contract/limits.ts'
import { opensElsewhere } from './opens-elsewhere.ts'

// What the plain links for sharing lack: the phone's own sheet, a popup that gives the focus back, and the copied
// address. No island: it is a kilobyte where React would be sixty, and the links work before it comes.

type Messages = { native: string; copy: string; copied: string; notCopied: string }

const { width, height, pollMs } = limits.sharePopup

/** The popup that is open, and the timer that watches it. */
let watched: { popup: Window; timer: ReturnType<typeof setInterval> } | null = null

function stopWatching(): void {
  if (watched) clearInterval(watched.timer)
  watched = null
}

/**
 * Opens a network in a popup of the spec's size, in the middle of the window, and gives the focus back to the link
 * once it is closed.
 * @returns false where the browser does not allow it
 */
function openPopup(link: HTMLAnchorElement): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  if (watched) watched.popup.close()
  stopWatching()
  // Empty at first, so that the network never holds this window.
  const popup = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!popup) return false
  popup.opener = null
  popup.location.href = link.href
  const timer = setInterval(() => {
    if (!popup.closed) return
    stopWatching()
    link.focus()
  }, pollMs)
  watched = { popup, timer }
  return true
}

function button(text: string, className: string, press: () => void): HTMLLIElement {
  const item = document.createElement('li')
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = text
  made.addEventListener('click', press)
  item.append(made)
  return item
}

/** Completes the links of one article, whose messages and text are in its data attributes. */
function complete(share: HTMLElement): void {
  const list = share.querySelector('ul')
  const first = list?.querySelector('a')
  const status = share.querySelector('output')
  if (!list || !first || !status) return
  const { url = '', title = '', text = '', messages: json = '{}' } = share.dataset
  const messages = JSON.parse(json) as Messages // our own page wrote it
  // The whole element listens, since a live page may bring new links.
  list.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-popup]') : null
    // Where no popup may open, the link goes its own way; so it does with a key that asks for a tab.
    if (!link || opensElsewhere(event)) return
    if (openPopup(link)) event.preventDefault()
  })
  const look = first.className
  list.append(
    button(messages.copy, look, () => {
      navigator.clipboard.writeText(url).then(
        () => (status.textContent = messages.copied),
        () => (status.textContent = messages.notCopied),
      )
    }),
  )
  if ('share' in navigator)
    list.prepend(
      button(messages.native, look, () => {
        // Closing the sheet without a choice is no fault; where it fails, the links stand below.
        navigator.share({ title, text, url }).catch(() => {})
      }),
    )
}

export const completeShares = (): void =>
  document
    .querySelectorAll<HTMLElement>('[data-share]')
    .forEach((list) => list.querySelector('button') ?? complete(list))
