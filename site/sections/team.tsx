import { More } from '../components/more.tsx'
import { officesOf } from '../components/offices.ts'
import { Picture } from '../components/picture.tsx'
import { Section } from '../components/section.tsx'
import { companyOf, defineSectionView } from '../section.ts'
import styles from './team.module.css'

/** A company's management with their portraits, in the order of their offices. */
export const view = defineSectionView('team', {
  async load(section, feed, request) {
    const team = officesOf(await feed.all('executives'), companyOf(section, request), 'Management')
    return team.length === 0 ? null : team
  },
  Component: ({ section: { id, title, ground, more }, data: team }) => (
    <Section id={id} title={title} ground={ground} aside={more.length > 0 && <More to={more} />}>
      <ul className={styles.people}>
        {team.map(({ executive, title: office }) => (
          <li key={executive.id} className={styles.person}>
            <div className={styles.portrait}>
              <Picture picture={executive.image} shape="square" sizes="120px" />
            </div>
            <div>
              <h3 className={styles.name}>{executive.name}</h3>
              <p className={styles.title}>{office}</p>
              <p className={styles.qualifications}>{executive.qualifications}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  ),
})
