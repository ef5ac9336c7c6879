import { officeOf } from '../frame.ts'
import { Correspondent } from '../components/correspondent.tsx'
import { TextBlock } from '../components/text-block.tsx'
import { companyOf, defineSectionView } from '../section.ts'
import styles from './complaint-route.module.css'

/** Shows the three steps of a complaint, with the contacts of the company and of the Registrar. */
export const view = defineSectionView('complaint-route', {
  place: 'text',
  load(section, _feed, { frame, ...request }) {
    const company = companyOf(section, request)
    const registrar = frame.companies[company].facts?.registrar
    return registrar ? { registrar, office: officeOf(frame, company) } : null
  },
  Component: ({
    section: { id, title, company_step, appeal_step, registrar_step },
    data: { registrar, office },
  }) => (
    <div id={id}>
      <TextBlock title={title}>
        <ol className={styles.steps}>
          <li>
            <p>{company_step}</p>
            {office && (
              <Correspondent of={{ name: office.title, phone: office.phone, email: office.email }} />
            )}
          </li>
          <li>
            <p>{appeal_step}</p>
          </li>
          <li>
            <p>{registrar_step}</p>
            <Correspondent of={registrar} />
          </li>
        </ol>
      </TextBlock>
    </div>
  ),
})
