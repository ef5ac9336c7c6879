import type { ReactNode } from 'react'
import { usePageContext } from '../page-context.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

const marks = {
  information: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
} as const

/** A message with an icon and a word for its kind, so that colour alone never says it. `kind` may be spelt out otherwise by `label`. */
export function Notice({
  kind = 'information',
  label,
  title,
  children,
}: {
  kind?: keyof typeof marks
  label?: string | undefined
  title?: string | undefined
  children?: ReactNode
}) {
  const { messages } = usePageContext()
  return (
    <div className={classNames(styles.notice, styles[kind])}>
      <Icon name={marks[kind]} size={22} className={styles.icon} />
      <div>
        <p className={styles.title}>
          <span className={styles.kind}>
            {label ?? messages.components[kind]}
            {title ? ': ' : ''}
          </span>
          {title}
        </p>
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
