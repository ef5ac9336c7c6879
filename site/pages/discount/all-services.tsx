import { usePageContext } from '../../page-context.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { officeOf } from '../../frame.ts'
import { Hero } from '../../components/hero.tsx'
import { TaskGrid } from '../../components/task-grid.tsx'
import styles from './services/all-services.module.css'
import { Adviser } from './services/adviser.tsx'
import { readServices } from '../services/read.ts'
import { ServiceInFull } from './services/service-in-full.tsx'

/** The company's root: every service at once (the other companies' roots lead to their homes). */
export const page = definePage({
  paths: ['/firstdiscounthouse'],
  load: async (feed) => ({ services: await readServices(feed, 'discount') }),
  title: (messages) => messages.discountHouse.allTitle,
  description: (messages) => messages.discountHouse.allDescription,
  Component: ({ data: { services }, messages: { discountHouse: messages } }) => (
    <>
      <Hero small title={messages.allTitle} lede={messages.allLede} />
      <Breadcrumbs here={messages.allTitle} />
      <div className={`wrap ${styles.jumps}`}>
        <TaskGrid
          label={messages.onThisPage}
          tasks={services.map(({ slug, name, term }) => ({
            to: `/firstdiscounthouse#${slug}`,
            name,
            hint: term,
          }))}
        />
      </div>
      {services.map((service, at) => (
        <ServiceInFull key={service.id} service={service} ground={at % 2 ? 'sand' : 'paper'} />
      ))}
      <ContactAdviser />
    </>
  ),
})

/** Without the sentence that invites, which stands on the home. */
function ContactAdviser() {
  const {
    messages: { discountHouse: messages },
    frame,
  } = usePageContext()
  const office = officeOf(frame, 'discount')
  const contact = { name: messages.contactPage, to: '/firstdiscounthouse/contact' }
  return office && <Adviser id="adviser" title={messages.contact} office={office} more={[contact]} />
}
