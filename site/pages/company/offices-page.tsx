import type { Written } from '#contract/companies/company.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { People, type Person } from '../../components/people.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import { WrittenPage } from './written-page.tsx'

/** The people with an office in a company, each leading to a profile, and how they work. */
export function OfficesPage({
  text,
  people,
  title,
}: {
  text: Written
  people: readonly Person[]
  title: string
}) {
  const { request, messages } = usePageContext()
  return (
    <WrittenPage page={text}>
      <Section id="people" title={title}>
        {people.length === 0 && <EmptyState>{messages.company.nobody}</EmptyState>}
        {people.length > 0 && <People people={people} profileOf={({ slug }) => `${request.path}/${slug}`} />}
      </Section>
    </WrittenPage>
  )
}
