import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { usePageContext } from '../../../page-context.ts'
import { OtherLanguage } from '../../../shell/language-switch.tsx'
import { UtilityRow } from '../../../shell/utility-row.tsx'
import styles from './task-header.module.css'
import { CallLinks } from '../../../components/telephone.tsx'

/** Above the sending of documents, in place of the site's header: whose page it is, help, the other language, the way out. */
export function TaskHeader() {
  const { brand, frame, messages } = usePageContext()
  const { name, path } = frame.companies[brand]
  return (
    <div className={styles.head} data-task="">
      <UtilityRow task />
      <div className={`wrap ${styles.row}`}>
        <b className={styles.name}>{name}</b>
        <div className={styles.tools} data-noprint="">
          <OtherLanguage className={styles.tool} />{' '}
          <Link to={`${path}/home`} className={styles.tool}>
            <Icon name="x" size={20} />
            {messages.kycPage.leave}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** Below every step: whom to call. */
export function HelpLine() {
  const { brand, frame, messages } = usePageContext()
  const phone = frame.companies[brand].facts?.phone
  if (!phone) return null
  return (
    <p className={`wrap ${styles.help}`} data-noprint="">
      {messages.kycPage.help} <CallLinks phone={phone} className={styles.call} />
    </p>
  )
}
