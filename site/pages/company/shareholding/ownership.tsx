import type { BrandId } from '#contract/brands/names.ts'
import { owned, type Owned } from '#contract/facts/ownership.ts'
import { formatMessage } from '#contract/format-message.ts'
import { Section } from '../../../components/section.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './ownership.module.css'

/** What the holding company owns; on another company's page, its owner alone. */
export function Ownership({ brand }: { brand: BrandId }) {
  const {
    messages: { company: messages },
    frame: { companies },
  } = usePageContext()
  const above = brand === 'holdings'
  const title = above
    ? formatMessage(messages.ownedBy, { company: companies.holdings.name })
    : formatMessage(messages.ownerOf, { company: companies[brand].name })
  const part = ({ percent, sample }: Owned) => (sample ? `${percent}% (${messages.sample})` : `${percent}%`)
  return (
    <Section id="ownership" title={title}>
      <div className={styles.table}>
        <Table
          wide={false}
          caption={title}
          captionSeen={false}
          columns={[
            { name: above ? messages.companyName : messages.holder },
            { name: messages.share, figures: true },
          ]}
          rows={owned
            .filter((one) => above || one.brand === brand)
            .map((one) => ({
              key: one.brand,
              cells: [companies[above ? one.brand : 'holdings'].name, part(one)],
            }))}
        />
      </div>
    </Section>
  )
}
