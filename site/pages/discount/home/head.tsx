import { href } from '../../../addresses.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Icon } from '../../../components/icon.tsx'
import { usePageContext } from '../../../page-context.ts'
import type { Service } from '../../services/read.ts'
import styles from './head.module.css'

/** The greeting, with the goals that lead to what fits. */
export function Head({ services }: { services: readonly Service[] }) {
  const {
    messages: { discountHouse: messages },
    request,
  } = usePageContext()
  return (
    <Hero
      title={messages.hero}
      lede={messages.lede}
      card={
        <Card title={messages.goal} level={2} meta={messages.goalHint}>
          <ul className={styles.goals}>
            {messages.goals.map((goal) => {
              const service = services.find(({ slug }) => slug === goal.slug)
              return (
                service && (
                  <li key={goal.slug}>
                    <a className={styles.goal} href={href(request.lang, service.to)}>
                      <Icon
                        name={goal.slug === 'repo' ? 'clock' : (service.icon ?? 'trending-up')}
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
