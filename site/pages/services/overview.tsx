import { brands } from '#contract/brands/names.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Hero } from '../../components/hero.tsx'
import { TopicCards } from '../../components/topic-cards.tsx'
import { usePageContext } from '../../page-context.ts'
import type { Service } from './read.ts'
import styles from './service-page.module.css'

/** All services of a company: for whom each is, and how it begins. */
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
        <TopicCards
          level={2}
          topics={services.map((service) => ({
            key: service.id,
            to: service.to,
            name: service.name,
            picture: service.image,
            text: (
              <>
                <Said name={messages.services.forWhom} text={service.who[0]} />
                <Said name={messages.services.first} text={service.steps[0]} />
              </>
            ),
          }))}
        />
      </div>
    </>
  )
}

function Said({ name, text }: { name: string; text: string | undefined }) {
  return (
    text !== undefined && (
      <p>
        <b>{name}:</b> {text}
      </p>
    )
  )
}
