import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../../messages/en.ts'
import { classNames } from '../../components/class-names.ts'
import styles from './steps-bar.module.css'

type StepName = keyof SiteMessages['kyc']['steps']

/** Where one is among the steps: in words, and as a bar with the name of each where there is room. */
export function StepsBar({
  current,
  messages: { step, steps, stepsName },
}: {
  current: StepName
  messages: Pick<SiteMessages['kyc'], 'step' | 'steps' | 'stepsName'>
}) {
  const names = Object.entries(steps)
  const at = names.findIndex(([name]) => name === current)
  return (
    <div className={styles.steps}>
      <p className={styles.said}>
        <b>{`${formatMessage(step, { n: at + 1, total: names.length })}:`}</b> <span>{steps[current]}</span>
      </p>
      <ol className={styles.track} aria-label={stepsName}>
        {names.map(([key, name], place) => (
          <li
            key={key}
            className={classNames(styles.one, place <= at && styles.reached)}
            aria-current={place === at ? 'step' : undefined}
          >
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
