import { brands } from '#contract/brands/names.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Hero } from '../../components/hero.tsx'
import { Link } from '../../components/link.tsx'
import { Table } from '../../components/table.tsx'
import { usePageContext } from '../../page-context.ts'
import type { Service } from './read.ts'
import styles from './service-page.module.css'

/** All services of a company side by side. */
export function ServicesOverview({
  brand,
  services,
}: {
  brand: 'discount' | 'properties'
  services: readonly Service[]
}) {
  const { messages } = usePageContext()
  const { title, lede } = messages.services[brand]
  return (
    <>
      <Hero small title={title} lede={lede}>
        <ButtonLink look="spark" to={`${brands[brand].path}/contact`}>
          {messages.services.ask}
        </ButtonLink>
      </Hero>
      <Breadcrumbs here={title} />
      <div className={`wrap ${styles.overview}`}>
        <Table
          wide={false}
          caption={messages.services.caption}
          columns={[
            { name: messages.services.service },
            { name: messages.services.forWhom, wide: true },
            { name: messages.services.first, wide: true },
          ]}
          rows={services.map((service) => ({
            key: service.id,
            cells: [
              <Link key="name" to={service.to}>
                {service.name}
              </Link>,
              service.who[0],
              service.steps[0],
            ],
            below: [
              <Said key="who" name={messages.services.forWhom} text={service.who[0]} />,
              <Said key="first" name={messages.services.first} text={service.steps[0]} />,
            ],
          }))}
        />
      </div>
    </>
  )
}

/** What a column says, on a phone that has no room for the column. */
function Said({ name, text }: { name: string; text: string | undefined }) {
  return (
    text !== undefined && (
      <>
        <b>{name}:</b> {text}
      </>
    )
  )
}
