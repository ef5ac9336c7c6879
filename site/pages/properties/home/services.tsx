import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import type { Service } from '../../services/read.ts'
import styles from './services.module.css'

/** The company's services; each leads to its own view of the services page. */
export function Services({ services }: { services: readonly Service[] }) {
  const {
    messages: { propertiesHome: messages },
  } = usePageContext()
  if (services.length === 0) return null
  return (
    <Section id="services" title={messages.services} lede={messages.servicesLede}>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.id} className={styles.item}>
            <Card className={styles.card}>
              {service.icon && <Icon name={service.icon} size={32} className={styles.icon} />}
              <h3 className={styles.name}>
                <Link to={service.to} className={styles.link}>
                  {service.name}
                </Link>
              </h3>
              <p className={styles.text}>{service.short ?? service.lede}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
