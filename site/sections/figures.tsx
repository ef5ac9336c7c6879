import { Figures } from '../components/figures.tsx'
import { Section } from '../components/section.tsx'
import { definePlainSection } from '../section.ts'

/** What a company is known by, in large figures. */
export const view = definePlainSection('figures', 'wide', ({ section: { id, title, ground, items } }) => (
  <Section id={id} title={title} ground={ground}>
    <Figures items={items} />
  </Section>
))
