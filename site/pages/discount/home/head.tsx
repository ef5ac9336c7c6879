import { discountServices } from '#contract/facts/discount-services.ts'
import { href } from '../../../addresses.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Icon } from '../../../components/icon.tsx'
import { usePageContext } from '../../../page-context.ts'
import { placeOf } from '../services/service-facts.tsx'
import styles from './head.module.css'

/** The greeting, with the goals that lead to what fits. */
export function Head() {
  const {
    messages: { discountHouse: messages },
    request,
    hasPage,
  } = usePageContext()
  return (
    <Hero
      title={messages.hero}
      lede={messages.lede}
      card={
        <Card title={messages.goal} level={2} meta={messages.goalHint}>
          <ul className={styles.goals}>
            {messages.goals.map((goal) => {
              const service = discountServices.find(({ slug }) => slug === goal.slug)
              return (
                service && (
                  <li key={goal.slug}>
                    <a className={styles.goal} href={href(request.lang, placeOf(service, hasPage))}>
                      <Icon
                        name={goal.slug === 'repo' ? 'clock' : service.icon}
                        size={26}
                        className={styles.icon}
                      />
                      <span className={styles.words}>
                        <b>{goal.name}</b> <span className={styles.text}>{goal.text}</span>
                      </span>
                      <Icon name="arrow-right" className={styles.arrow} />
                    </a>
                  </li>
                )
              )
            })}
          </ul>
        </Card>
      }
    >
      <ButtonLink look="spark" to="/firstdiscounthouse/home#services">
        {messages.compare}
      </ButtonLink>
      <ButtonLink look="ghost" to="/firstdiscounthouse/home#adviser">
        {messages.adviser}
      </ButtonLink>
    </Hero>
  )
}
