import { discountServices } from '#contract/facts/discount-services.ts'
import { href } from '../../../addresses.ts'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { minimumOf, placeOf } from '../services/minimum.ts'
import styles from './services.module.css'

/** The five services as rows to compare: columns on wide screens, blocks on narrow ones. */
export function Services() {
  const {
    messages: { discountHouse: messages },
    request,
    hasPage,
  } = usePageContext()
  return (
    <Section
      id="services"
      title={messages.services}
      lede={messages.servicesLede}
      aside={<Link to="/firstdiscounthouse">{messages.allLink}</Link>}
    >
      <ul className={styles.rows}>
        {discountServices.map((service) => {
          const { name, who, term } = messages.service[service.slug]
          return (
            <li key={service.slug} className={styles.row}>
              <h3 className={styles.name}>
                <Icon name={service.icon} size={28} className={styles.icon} />
                <a className={styles.link} href={href(request.lang, placeOf(service, hasPage))}>
                  {name}
                </a>
              </h3>
              <dl className={styles.facts}>
                <div className={styles.who}>
                  <dt>{messages.who}</dt>
                  <dd>{who}</dd>
                </div>
                <div>
                  <dt>{messages.term}</dt>
                  <dd>{term}</dd>
                </div>
                <div>
                  <dt>{messages.minimum}</dt>
                  <dd className="figure">{minimumOf(service, messages)}</dd>
                </div>
              </dl>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
