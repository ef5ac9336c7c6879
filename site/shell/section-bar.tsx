import { readTelephoneNumbers } from '#contract/rules/telephone-numbers.ts'
import { usePageContext } from '../page-context.ts'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { OtherLanguage } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './section-bar.module.css'
import { SectionMenu } from './section-menu.tsx'
import { CallLink } from '../components/telephone.tsx'

/**
 * The company's name, set as type (there is no logo), and its menu: panels where there is room. On phones one row has all
 * that a visitor needs at once: the line for emergencies, search, the other language, and one full panel.
 */
export function SectionBar() {
  const { brand, frame, hasPage, messages } = usePageContext()
  const { name, path } = frame.companies[brand]
  const home = `${path}/home`
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.inner}`}>
        {hasPage(home) ? (
          <Link to={home} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <SectionMenu />
        <div className={styles.phone} data-noprint="">
          <EmergencyLine />
          <Link to="/search" className={styles.tool}>
            <Icon name="search" size={22} />
            <span className="unseen">{messages.shell.search}</span>
          </Link>
          <OtherLanguage className={styles.language} />
          <MobileMenu />
        </div>
      </div>
    </div>
  )
}

/**
 * The line that answers day and night: the company's own, else the bank's, since its cards are lost.
 * @param full shows the number as well, where there is room
 */
export function EmergencyLine({ full = false }: { full?: boolean }) {
  const { brand, frame } = usePageContext()
  const { [brand]: own, bank } = frame.companies
  const line = own.facts?.emergency_lines[0] ?? bank.facts?.emergency_lines[0]
  // There is room for one number.
  const number = readTelephoneNumbers(line?.phone ?? '').find(({ call }) => call !== null)
  if (!line || !number) return null
  const { name } = line
  return (
    <CallLink className={styles.emergency} number={number}>
      <Icon name="phone" size={20} />
      24h
      {full ? (
        <span>
          <span className="unseen">{name}: </span>
          {number.text}
        </span>
      ) : (
        <span className="unseen">
          {' '}
          {name}: {number.text}
        </span>
      )}
    </CallLink>
  )
}
