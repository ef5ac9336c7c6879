// What the journeys of the shell's messages call in the page: the site's own modules, as an island would use them.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { dialogMessages } from '../../site/client/dialog-messages.ts'
import { startLoading } from '../../site/client/loading.ts'
import { askConfirm } from '../../site/client/prompt.ts'
import { showSnackbar } from '../../site/client/snackbar.ts'
import { UploadPanel } from '../../site/islands/upload-panel/panel.tsx'
import type { UploadItem } from '../../site/islands/upload-panel/progress.ts'

/** Draws the panel at the end of the page; each call draws what it is given now. */
function panelDrawer(): (items: readonly UploadItem[]) => Promise<void> {
  const place = document.createElement('div')
  document.querySelector('main')?.append(place)
  const root = createRoot(place)
  return async (items) =>
    root.render(createElement(UploadPanel, { items, messages: (await dialogMessages()).uploads }))
}

const harness = { askConfirm, panelDrawer, showSnackbar, startLoading }
export type Harness = typeof harness
Object.assign(window, { harness })
