import type { Item } from '#contract/registry.ts'
import { formatMessage } from '#contract/format-message.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FaqList } from '../../components/faq.tsx'
import { Hero } from '../../components/hero.tsx'
import { Section } from '../../components/section.tsx'
import { TaskGrid } from '../../components/task-grid.tsx'
import { faqPage } from '../../structured-data.ts'
import { usualSteps } from './products/next.tsx'
import styles from './faqs/faqs.module.css'

/** All questions of the bank, by subject. */
export const page = definePage({
  paths: ['/fdhbankplc/faqs'],
  load: async (feed) => ({ groups: groupsOf(await feed.all('faqs', { brands: 'bank' })) }),
  title: (messages) => messages.faqs.title,
  description: (messages) => messages.faqs.description,
  structured: ({ groups }) => (groups.length > 0 ? [faqPage(groups.flatMap(({ faqs }) => faqs))] : []),
  Component: ({ data: { groups }, messages: { faqs: messages, product }, request: { lang } }) => (
    <>
      <Hero small title={messages.name} lede={messages.lede} />
      <Breadcrumbs here={messages.name} />
      {groups.length === 0 && (
        <div className="wrap">
          <EmptyState>{messages.none}</EmptyState>
        </div>
      )}
      <div className={`wrap ${styles.jump}`}>
        <TaskGrid
          label={messages.jump}
          tasks={groups.map(({ name, id, faqs }) => ({
            to: `/fdhbankplc/faqs#${id}`,
            name,
            hint: formatMessage(messages.count, { n: faqs.length }, lang),
          }))}
        />
      </div>
      {groups.map(({ name, id, faqs }, at) => (
        <Section key={id} id={id} title={name} split ground={at % 2 ? 'sand' : 'paper'}>
          <FaqList faqs={faqs} />
        </Section>
      ))}
      <Section id="more" title={messages.more} lede={messages.moreLede} ground="wash">
        <TaskGrid label={messages.more} tasks={Object.values(usualSteps(product))} />
      </Section>
    </>
  ),
})

type Faq = Item<'faqs'>
type FaqGroup = { name: string; /** its place on the page */ id: string; faqs: Faq[] }

/** Questions under their subjects, both in the authors' order. */
function groupsOf(faqs: readonly Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>()
  for (const faq of faqs.toSorted((a, b) => a.position - b.position))
    groups.set(faq.group, [...(groups.get(faq.group) ?? []), faq])
  return [...groups].map(([name, ofGroup], at) => ({ name, id: `subject-${at + 1}`, faqs: ofGroup }))
}
