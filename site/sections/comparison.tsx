import { Section } from '../components/section.tsx'
import { Table } from '../components/table.tsx'
import { definePlainSection } from '../section.ts'

/** A table in the author's own words; one of more than two columns can be scrolled. */
export const view = definePlainSection(
  'comparison',
  'wide',
  ({ section: { id, title, lede, ground, columns, rows } }) => (
    <Section id={id} title={title} lede={lede} ground={ground}>
      <Table
        caption={title}
        captionSeen={false}
        wide={columns.length > 2}
        columns={columns.map((name) => ({ name }))}
        rows={rows.map(({ cells }, at) => ({ key: `${id}-${at}`, cells }))}
      />
    </Section>
  ),
)
