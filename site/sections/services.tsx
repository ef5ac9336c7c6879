import { Card } from '../components/card.tsx'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { readServices } from '../pages/services/read.ts'
import { companyOf, defineSectionView } from '../section.ts'
import styles from './services.module.css'

/** A company's services in cards; each leads to its own view of the services page. */
export const view = defineSectionView('services', {
  async load(section, feed, request) {
    const services = await readServices(feed, companyOf(section, request))
    return services.length === 0 ? null : services
  },
  Component: ({ section: { id, title, lede, ground, more }, data: services }) => (
    <Section id={id} title={title} lede={lede} ground={ground} aside={more.length > 0 && <More to={more} />}>
      <ul className={`${styles.services} strip`}>
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
  ),
})
