import type { DiscountService } from '#contract/facts/discount-services.ts'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { placeOf, ServiceFacts } from './service-facts.tsx'
import styles from './service-in-full.module.css'

/** One service: what it is, what it promises, and its three facts. */
export function ServiceInFull({ service, ground }: { service: DiscountService; ground: 'paper' | 'sand' }) {
  const {
    messages: { discountHouse: messages },
    hasPage,
  } = usePageContext()
  const { name, text, points } = messages.service[service.slug]
  const page = placeOf(service, hasPage)
  return (
    <Section id={service.slug} title={name} ground={ground}>
      <div className={styles.halves}>
        <div>
          <p className={styles.text}>{text}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="circle-check" className={styles.mark} />
                {point}
              </li>
            ))}
          </ul>
          {!page.includes('#') && (
            <Link to={page} className={styles.more}>
              {messages.more}
              <span className="unseen">: {name}</span>
            </Link>
          )}
        </div>
        <ServiceFacts service={service} className={styles.facts} />
      </div>
    </Section>
  )
}
