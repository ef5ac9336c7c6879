import type { Office } from '../../../frame.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './adviser.module.css'
import { CallLinks } from '../../../components/telephone.tsx'

type Props = {
  id: string
  title: string
  lede?: string | undefined
  ground?: 'paper' | 'sand' | 'wash'
  office: Office
  /** buttons below */
  more: readonly { name: string; to: string }[]
}

/** How to reach an adviser of a company. */
export function Adviser({ id, title, lede, ground = 'wash', office, more }: Props) {
  const {
    messages: { discountHouse: messages },
  } = usePageContext()
  return (
    <Section id={id} title={title} lede={lede} ground={ground}>
      <dl className={styles.ways}>
        <div>
          <dt>{messages.phone}</dt>
          <dd>
            <CallLinks phone={office.phone} className={styles.way} />
          </dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${office.email}`} className={styles.way}>
              {office.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{messages.address}</dt>
          <dd>{[office.address1, office.address2, office.location].join(', ')}</dd>
        </div>
      </dl>
      {more.map(({ name, to }) => (
        <ButtonLink key={to} to={to} className={styles.button}>
          {name}
        </ButtonLink>
      ))}
    </Section>
  )
}
