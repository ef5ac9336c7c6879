import { choicesAddress } from '#contract/storage-keys.ts'
import { href } from '../addresses.ts'
import { Icon } from '../components/icon.tsx'
import { usePageContext } from '../page-context.ts'
import styles from './toggles.module.css'

const useBack = () => {
  const { request, address } = usePageContext()
  return href(request.lang, address)
}

/** A form, so that it works without JavaScript. */
export function LowDataToggle({ className }: { className?: string | undefined }) {
  const { request, messages } = usePageContext()
  const back = useBack()
  return (
    <form method="post" action={choicesAddress}>
      <input type="hidden" name="back" value={back} />
      <button
        className={className}
        name="low_data"
        value={request.lowData ? 'off' : 'on'}
        aria-pressed={request.lowData}
      >
        <Icon name="leaf" size={18} />
        {messages.shell.lowData}
      </button>
    </form>
  )
}

/** Says what it does, where low data is on. */
export function LowDataOff() {
  const { messages } = usePageContext()
  return (
    <form method="post" action={choicesAddress}>
      <input type="hidden" name="back" value={useBack()} />
      <button name="low_data" value="off">
        {messages.shell.lowDataOff}
      </button>
    </form>
  )
}

/** Only the button that leads to the other colours is seen: which one depends on the system, so CSS decides. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const { messages } = usePageContext()
  const back = useBack()
  return (
    <form method="post" action={choicesAddress}>
      <input type="hidden" name="back" value={back} />
      <span className={styles.toDark}>
        <button className={className} name="theme" value="dark">
          <Icon name="moon" size={18} />
          {messages.shell.themeDark}
        </button>
      </span>
      <span className={styles.toLight}>
        <button className={className} name="theme" value="light">
          <Icon name="sun" size={18} />
          {messages.shell.themeLight}
        </button>
      </span>
    </form>
  )
}

/** All three choices of colours, for the footer. */
export function ThemeChoices({ className }: { className?: string | undefined }) {
  const { request, messages } = usePageContext()
  const back = useBack()
  const choices = [
    ['system', messages.shell.themeSystem, request.theme === null],
    ['light', messages.shell.themeLightShort, request.theme === 'light'],
    ['dark', messages.shell.themeDarkShort, request.theme === 'dark'],
  ] as const
  return (
    <form method="post" action={choicesAddress}>
      <input type="hidden" name="back" value={back} />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{messages.shell.theme}</legend>
        {choices.map(([value, name, pressed]) => (
          <button key={value} className={className} name="theme" value={value} aria-pressed={pressed}>
            {name}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
