import { partOf } from '../components/shareholding.tsx'
import { Section } from '../components/section.tsx'
import { Table } from '../components/table.tsx'
import { usePageContext } from '../page-context.ts'
import { companyOf, defineSectionView } from '../section.ts'
import styles from './rates/dated-rows.module.css'
import { ownedBy } from './shareholders/read.ts'

/** What a company owns of the others. */
export const view = defineSectionView('ownership', {
  load(section, _feed, request) {
    const owned = ownedBy(request.frame, companyOf(section, request))
    return owned.length === 0 ? null : owned
  },
  Component({ section: { id, title, ground }, data: owned }) {
    const {
      messages: { company: messages },
      frame: { companies },
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
              cells: [companies[company].name, partOf(part, messages.sample)],
            }))}
          />
        </div>
      </Section>
    )
  },
})
