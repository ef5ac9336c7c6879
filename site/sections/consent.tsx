import { Section } from '../components/section.tsx'
import { defineSectionView } from '../section.ts'
import { ConsentChoice } from '../shell/consent.tsx'

/** Whether visits may be counted, where anything is set that would. */
export const view = defineSectionView('consent', {
  load: (_section, _feed, { measurement }) => measurement,
  Component: ({ section: { id, title, ground } }) => (
    <Section id={id} title={title} ground={ground}>
      <ConsentChoice />
    </Section>
  ),
})
