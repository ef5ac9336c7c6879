import { href } from '../../../addresses.ts'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import type { Service } from '../../services/read.ts'
import { ServiceFacts } from '../services/service-facts.tsx'
import styles from './services.module.css'

/** The five services as rows to compare: columns on wide screens, blocks on narrow ones. */
export function Services({ services }: { services: readonly Service[] }) {
  const {
    messages: { discountHouse: messages },
    request,
  } = usePageContext()
  return (
    <Section
      id="services"
      title={messages.services}
      lede={messages.servicesLede}
      aside={<Link to="/firstdiscounthouse">{messages.allLink}</Link>}
    >
      <ul className={styles.rows}>
        {services.map((service) => (
          <li key={service.id} className={styles.row}>
            <h3 className={styles.name}>
              {service.icon && <Icon name={service.icon} size={28} className={styles.icon} />}
              <a className={styles.link} href={href(request.lang, service.to)}>
                {service.name}
              </a>
            </h3>
            <ServiceFacts service={service} className={styles.facts} whoClassName={styles.who} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
