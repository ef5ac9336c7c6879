import { discountServices } from '#contract/facts/discount-services.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { TaskGrid } from '../../components/task-grid.tsx'
import styles from './services/all-services.module.css'
import { Adviser } from './services/adviser.tsx'
import { ServiceInFull } from './services/service-in-full.tsx'

/** The company's root: every service at once (the other companies' roots lead to their homes). */
export const page = definePage({
  paths: ['/firstdiscounthouse'],
  load: async () => ({}),
  title: (messages) => messages.discountHouse.allTitle,
  description: (messages) => messages.discountHouse.allDescription,
  Component: ({ messages: { discountHouse: messages } }) => (
    <>
      <Hero small title={messages.allTitle} lede={messages.allLede} />
      <Breadcrumbs here={messages.allTitle} />
      <div className={`wrap ${styles.jumps}`}>
        <TaskGrid
          label={messages.onThisPage}
          tasks={discountServices.map(({ slug }) => ({
            to: `/firstdiscounthouse#${slug}`,
            name: messages.service[slug].name,
            hint: messages.service[slug].term,
          }))}
        />
      </div>
      {discountServices.map((service, at) => (
        <ServiceInFull key={service.slug} service={service} ground={at % 2 ? 'sand' : 'paper'} />
      ))}
      <Adviser brief />
    </>
  ),
})
