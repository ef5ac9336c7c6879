import { usePageContext } from '../page-context.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './task-grid.module.css'

export type Task = { to: string; name: string; hint?: string | undefined }

/** The hairline grid of a home's most common tasks, two to a row on phones and up to four beyond. Tasks without a page are left out. */
export function TaskGrid({ label, tasks }: { label: string; tasks: readonly Task[] }) {
  const { hasPage } = usePageContext()
  const ready = tasks.filter((task) => hasPage(task.to))
  if (ready.length === 0) return null
  return (
    <ul className={styles.tasks} aria-label={label}>
      {ready.map((task) => (
        <li key={task.to}>
          <Link to={task.to} className={styles.task}>
            <span className={styles.name}>
              <span className={styles.text}>{task.name}</span>{' '}
              <Icon name="arrow-right" className={styles.arrow} />
            </span>
            {task.hint && <span className={styles.hint}>{task.hint}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
