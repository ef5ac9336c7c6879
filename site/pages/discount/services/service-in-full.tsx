import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import type { Service } from '../../services/read.ts'
import { ServiceFacts } from './service-facts.tsx'
import styles from './service-in-full.module.css'

/** One service: what it is, what it promises, and its three facts. */
export function ServiceInFull({ service, ground }: { service: Service; ground: 'paper' | 'sand' }) {
  const {
    messages: { discountHouse: messages },
  } = usePageContext()
  const { name, short, points = [] } = service
  return (
    <Section id={service.slug} title={name} ground={ground}>
      <div className={styles.halves}>
        <div>
          <p className={styles.text}>{short ?? service.lede}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="circle-check" className={styles.mark} />
                {point}
              </li>
            ))}
          </ul>
          <Link to={service.to} className={styles.more}>
            {messages.more}
            <span className="unseen">: {name}</span>
          </Link>
        </div>
        <ServiceFacts service={service} className={styles.facts} />
      </div>
    </Section>
  )
}
