import { Section } from '../components/section.tsx'
import { definePlainSection } from '../section.ts'
import { WaysList } from './ways/ways-list.tsx'

/** Ways to bank: each with an icon, a sentence and a page. */
export const view = definePlainSection('ways', 'wide', ({ section: { id, title, lede, ground, items } }) => (
  <Section id={id} title={title} lede={lede} ground={ground}>
    <WaysList ways={items} />
  </Section>
))
