import { ButtonAnchor, ButtonLink } from '../components/button.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { definePlainSection } from '../section.ts'
import styles from './call-to-action.module.css'

/** What a reader may do now, as buttons. */
export const view = definePlainSection(
  'call-to-action',
  'wide',
  ({ section: { id, title, text, steps } }) => (
    <Section id={id} title={title} lede={text} ground="wash">
      <p className={styles.buttons}>
        {steps.map(({ name, to }, at) => (
          <Way key={to} look={at === 0 ? 'fill' : 'line'} to={to} name={name} />
        ))}
      </p>
    </Section>
  ),
)

/** A page of this site, or another website, which is said. */
function Way({ look, to, name }: { look: 'fill' | 'line'; to: string; name: string }) {
  const { messages } = usePageContext()
  if (!to.startsWith('https://'))
    return (
      <ButtonLink look={look} to={to}>
        {name}
      </ButtonLink>
    )
  return (
    <ButtonAnchor look={look} href={to} rel="noopener">
      {name} <span className="unseen">{messages.components.external}</span>
    </ButtonAnchor>
  )
}
