import type { Item } from '#contract/registry.ts'
import { href } from '../../../addresses.ts'
import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './goals.module.css'

/** What the money is for, each leading to what fits. */
export function Goals({ home: { goals, goals_title, goals_hint } }: { home: Item<'homes'> }) {
  const { request, hasPage } = usePageContext()
  const ready = goals.filter(({ to }) => hasPage(to))
  if (ready.length === 0 || goals_title === undefined) return null
  return (
    <Card title={goals_title} level={2} meta={goals_hint}>
      <ul className={styles.goals}>
        {ready.map((goal) => (
          <li key={goal.to}>
            <a className={styles.goal} href={href(request.lang, goal.to)}>
              <Icon name={goal.icon} size={26} className={styles.icon} />
              <span className={styles.words}>
                <b>{goal.name}</b> <span className={styles.text}>{goal.text}</span>
              </span>
              <Icon name="arrow-right" className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
