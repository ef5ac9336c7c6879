import type { BrandId } from '#contract/brands/names.ts'
import { brands } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { Announced } from '../../components/announced.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Hero } from '../../components/hero.tsx'
import { Icon } from '../../components/icon.tsx'
import { Section } from '../../components/section.tsx'
import { TaskGrid } from '../../components/task-grid.tsx'
import { usePageContext } from '../../page-context.ts'
import { changeOf, valueOf, type DatedRate } from '../rates/tariffs.ts'
import type { Service } from './read.ts'
import styles from './service-page.module.css'

/** One service in full, with its neighbours to compare. @param reference the dated rate that its price follows */
export function ServicePage({
  brand,
  service,
  services,
  reference,
}: {
  brand: BrandId
  service: Service
  services: readonly Service[]
  reference: DatedRate | undefined
}) {
  const { messages } = usePageContext()
  const { path } = brands[brand]
  const name = service.name
  return (
    <>
      <Hero small title={name} lede={service.lede} picture={service.image}>
        <ButtonLink look="spark" to={`${path}/contact`}>
          {messages.services.ask}
        </ButtonLink>
      </Hero>
      <Breadcrumbs trail={[{ name: messages.services.all, to: `${path}/services` }]} here={name} />
      <div className={`wrap ${styles.reading}`}>
        <div className={styles.words}>
          <p>{service.what}</p>
          <h2>{messages.services.steps}</h2>
          <ol className={styles.steps}>
            {service.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h2>{messages.services.cost}</h2>
          <p>{service.cost}</p>
          {reference && <Reference rate={reference} />}
          <h2>{messages.services.mind}</h2>
          <p>{service.mind}</p>
        </div>
        <aside className={styles.aside}>
          <Card level={2} title={messages.services.who}>
            <Points list={service.who} />
          </Card>
          <Card level={2} tinted title={messages.services.bring}>
            <Points list={service.bring} />
          </Card>
        </aside>
      </div>
      <Section id="others" title={messages.services.others} ground="sand">
        <TaskGrid
          label={messages.services.others}
          tasks={services.filter((one) => one !== service).map((one) => ({ to: one.to, name: one.name }))}
        />
      </Section>
    </>
  )
}

function Reference({ rate }: { rate: DatedRate }) {
  const { messages, request } = usePageContext()
  const announced = changeOf(rate, messages.rates)
  return (
    <p className={styles.reference}>
      {formatMessage(messages.services.reference, {
        rate: valueOf(rate),
        since: formatDay(rate.effective_at, request.lang),
      })}
      {announced && <Announced {...announced} />}
    </p>
  )
}

const Points = ({ list }: { list: readonly string[] }) => (
  <ul className={styles.points}>
    {list.map((one) => (
      <li key={one}>
        <Icon name="circle-check" size={18} />
        {one}
      </li>
    ))}
  </ul>
)
