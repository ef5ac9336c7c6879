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
  title: (words) => words.discountHouse.allTitle,
  description: (words) => words.discountHouse.allDescription,
  Component: ({ words: { discountHouse: words } }) => (
    <>
      <Hero small title={words.allTitle} lede={words.allLede} />
      <Breadcrumbs here={words.allTitle} />
      <div className={`wrap ${styles.jumps}`}>
        <TaskGrid
          label={words.onThisPage}
          tasks={discountServices.map(({ slug }) => ({
            to: `/firstdiscounthouse#${slug}`,
            name: words.service[slug].name,
            hint: words.service[slug].term,
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
