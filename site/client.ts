import { askConsent } from './client/ask-consent.ts'
import { goToRememberedTab, rememberTab, showCurrentTab } from './client/remembered-company.ts'
import { startIslands } from './client/islands.ts'
import { loadKeptOnReturn } from './client/offline-history.ts'
import { watchLine } from './client/connectivity.ts'
import { startMenus } from './client/menus.ts'
import { hideClosedNotices } from './client/closed-notices.ts'
import { clearOldCaches } from './client/clear-old-caches.ts'
import { watchForms } from './client/typed-forms.ts'
import { openDetailsInPrint, startPrintButtons } from './client/print.ts'
import { changeThemeWithoutCookies } from './client/theme-without-cookies.ts'

// The blocking script of every page. It stays at about 3 kB; React comes with the first island that is needed.

/** Each part starts even where another one throws, as a missing feature of an older browser makes it. */
const parts: (() => void)[] = [
  hideClosedNotices,
  () => void (goToRememberedTab() || rememberTab()),
  showCurrentTab,
  startMenus,
  startIslands,
  watchForms,
  startPrintButtons,
  openDetailsInPrint,
  changeThemeWithoutCookies,
  askConsent,
  () => {
    if (document.querySelector('[data-consent]'))
      void import('./client/consent.ts').then(({ startConsent }) => startConsent())
  },
  () => {
    if (document.querySelector('[data-share]'))
      void import('./client/share.ts').then(({ completeShares }) => completeShares())
  },
  () => {
    if (!('popover' in HTMLElement.prototype))
      void import('./client/explanations.ts').then(({ startExplanations }) => startExplanations())
  },
  watchLine,
  loadKeptOnReturn,
  () => void clearOldCaches(import.meta.url),
]
for (const start of parts)
  try {
    start()
  } catch (error) {
    // Reported as an uncaught error, once all parts have started.
    setTimeout(() => {
      throw error
    })
  }
