import type { Picture as PictureData } from '#contract/fields.ts'
import { ContentLink } from '../../components/link.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './partner-list.module.css'

export type Partner = {
  name: string
  text?: string | undefined
  image?: PictureData | undefined
  to?: string | undefined
}

/** Those whom a company works with, side by side. */
export const PartnerList = ({ partners }: { partners: readonly Partner[] }) => (
  <ul className={`${styles.partners} strip`}>
    {partners.map(({ name, text, image, to }) => (
      <li key={name} className={styles.partner}>
        {image && <Picture picture={image} />}
        <h3 className={styles.name}>
          <ContentLink to={to}>{name}</ContentLink>
        </h3>
        {text !== undefined && <p>{text}</p>}
      </li>
    ))}
  </ul>
)
