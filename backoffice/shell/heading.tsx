import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { sessionsBegun } from '../api.ts'
import { messages } from '../messages.ts'
import styles from './heading.module.css'

type Props = {
  title: string
  /** the title of the browser's tab, which its history stores: for screens whose heading names a customer */
  tabTitle?: string
  /** what the screen is for, in a line */
  about?: ReactNode
  /** what can be done with the whole of it */
  actions?: ReactNode
}

/** The one heading of a screen, and the tab's title. */
export function Heading({ title, tabTitle = title, about, actions }: Props) {
  const heading = useFocusAfterLink()
  return (
    <header className={styles.heading}>
      <title>{`${tabTitle} – ${messages.shell.name}`}</title>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {about && <p>{about}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

let welcomed = 0

/** A link, or a sign-in, that is gone with its screen leaves the focus nowhere: it goes to the heading of the screen that came. */
function useFocusAfterLink() {
  const heading = useRef<HTMLHeadingElement>(null)
  const followed = useNavigationType() === NavigationType.Push
  useEffect(() => {
    const signedIn = sessionsBegun() > welcomed
    welcomed = sessionsBegun()
    if ((followed || signedIn) && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [followed])
  return heading
}
