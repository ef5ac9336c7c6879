import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './steps.module.css'

/** How any of the services goes, in four steps. */
export function Steps() {
  const {
    messages: { propertiesHome: messages },
  } = usePageContext()
  return (
    <Section id="steps" title={messages.steps} lede={messages.stepsLede}>
      <ol className={styles.steps}>
        {messages.stepList.map((step, at) => (
          <li key={step.name} className={styles.step}>
            <span className={`figure ${styles.number}`} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={styles.name}>{step.name}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
