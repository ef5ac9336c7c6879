import buttons from '../components/button.module.css'
import styles from '../shell/prompt.module.css'
import { closeOnBack } from './close-on-back.ts'
import { element } from './element.ts'
import { dialogMessages } from './dialog-messages.ts'

type Prompt<Data> = {
  /** what it is about; without it what the KYC prompt says (spec, section 3) */
  header?: string
  message?: string
  /** what the buttons say */
  action?: string
  cancel?: string
  /** what it touches, named one below the other */
  lines?: readonly string[]
  /** handed back with the answer */
  data?: Data
}

type PromptAnswer<Data> = { confirmed: boolean; data: Data | undefined }

let open: HTMLDialogElement | null = null

/**
 * Asks before something is done. Escape, Back and the cancel button say no; the focus comes back to where it was. A prompt
 * that is still open is answered with no.
 */
export async function askConfirm<Data = undefined>(asked: Prompt<Data>): Promise<PromptAnswer<Data>> {
  const messages = await dialogMessages()
  open?.close()
  const header = element('h2', { id: 'prompt-header' }, asked.header ?? messages.promptHeader)
  const message = element('p', { id: 'prompt-message' }, asked.message ?? messages.promptMessage)
  const list = element('ul', { class: styles['lines'] ?? '' })
  list.append(...(asked.lines ?? []).map((line) => element('li', {}, line)))
  const button = (value: string, look: string | undefined, text: string) =>
    element('button', { value, class: `${buttons['button']} ${look}` }, text)
  const no = button('no', buttons['line'], asked.cancel ?? messages.cancel)
  const yes = button('yes', buttons['fill'], asked.action ?? messages.action)
  // A form of this method closes the dialog by itself, with the button's value.
  const form = element('form', { method: 'dialog', class: styles['buttons'] ?? '' }, no, yes)
  const dialog = element(
    'dialog',
    {
      class: styles['prompt'] ?? '',
      'aria-labelledby': 'prompt-header',
      'aria-describedby': 'prompt-message',
    },
    header,
    message,
    ...(list.childElementCount > 0 ? [list] : []),
    form,
  )
  document.body.append(dialog)
  open = dialog
  return new Promise((answer) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      if (open === dialog) open = null
      // The caller may change the address next.
      void leaveHistory().then(() => answer({ confirmed: dialog.returnValue === 'yes', data: asked.data }))
    })
    dialog.showModal()
    const leaveHistory = closeOnBack(() => dialog.close('no'))
    // What is moved by itself is reached by keyboard.
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0
    // Cancel has the focus, so that a key pressed by mistake does no harm.
    no.focus()
  })
}
