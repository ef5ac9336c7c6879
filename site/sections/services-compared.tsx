import { href } from '../addresses.ts'
import { Icon } from '../components/icon.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { ServiceFacts } from '../pages/discount/services/service-facts.tsx'
import { readServices } from '../pages/services/read.ts'
import { companyOf, defineSectionView } from '../section.ts'
import styles from './services-compared.module.css'

/** A company's services as rows to compare: columns on wide screens, blocks on narrow ones. */
export const view = defineSectionView('services-compared', {
  async load(section, feed, request) {
    const services = await readServices(feed, companyOf(section, request))
    return services.length === 0 ? null : services
  },
  Component({ section: { id, title, lede, ground, more }, data: services }) {
    const { request } = usePageContext()
    return (
      <Section
        id={id}
        title={title}
        lede={lede}
        ground={ground}
        aside={more.length > 0 && <More to={more} />}
      >
        <ul className={`${styles.rows} strip`}>
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
  },
})
