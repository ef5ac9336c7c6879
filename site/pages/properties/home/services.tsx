import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './services.module.css'

/** The five services; each leads to its own view of the services page. */
export function Services() {
  const {
    messages: { propertiesHome: messages },
    hasPage,
  } = usePageContext()
  const ready = hasPage('/fdhproperties/services')
  return (
    <Section id="services" title={messages.services} lede={messages.servicesLede}>
      <ul className={styles.services}>
        {messages.serviceList.map((service) => {
          const to = `/fdhproperties/services?${new URLSearchParams({ type: service.type }).toString()}`
          return (
            <li key={service.type} className={styles.item}>
              <Card className={styles.card}>
                <Icon name={service.icon} size={32} className={styles.icon} />
                <h3 className={styles.name}>
                  {ready ? (
                    <Link to={to} className={styles.link}>
                      {service.name}
                    </Link>
                  ) : (
                    service.name
                  )}
                </h3>
                <p className={styles.text}>{service.text}</p>
              </Card>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
