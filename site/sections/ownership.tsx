import { brands } from '#contract/brands/names.ts'
import { partOf } from '../components/shareholding.tsx'
import { Section } from '../components/section.tsx'
import { Table } from '../components/table.tsx'
import { usePageContext } from '../page-context.ts'
import { companyOf, defineSectionView } from '../section.ts'
import styles from './rates/dated-rows.module.css'
import { readOwned } from './shareholders/read.ts'

/** What a company owns of the others. */
export const view = defineSectionView('ownership', {
  async load(section, feed, request) {
    const owned = await readOwned(feed, companyOf(section, request))
    return owned.length === 0 ? null : owned
  },
  Component({ section: { id, title, ground }, data: owned }) {
    const {
      messages: { company: messages },
    } = usePageContext()
    return (
      <Section id={id} title={title} ground={ground}>
        <div className={styles.table}>
          <Table
            wide={false}
            caption={title}
            captionSeen={false}
            columns={[{ name: messages.companyName }, { name: messages.share, figures: true }]}
            rows={owned.map(({ company, part }) => ({
              key: company,
              cells: [brands[company].name, partOf(part, messages.sample)],
            }))}
          />
        </div>
      </Section>
    )
  },
})
