import { usePageContext } from '../page-context.ts'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { OtherLanguage } from './language-switch.tsx'
import styles from './section-bar.module.css'
import { SectionMenu } from './section-menu.tsx'

/**
 * The company's name, set as type (there is no logo), and its menu. On phones one row has all that a visitor needs at
 * once: search, the other language, and the link that opens the menu.
 */
export function SectionBar() {
  const { brand, frame, hasPage, messages } = usePageContext()
  const { name, path } = frame.companies[brand]
  const home = `${path}/home`
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.inner}`}>
        {hasPage(home) ? (
          <Link to={home} className={styles.name} data-company="">
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <div className={styles.phone} data-noprint="">
          <Link to="/search" className={styles.tool}>
            <Icon name="search" size={22} />
            <span className="unseen">{messages.shell.search}</span>
          </Link>{' '}
          <OtherLanguage className={styles.language} />{' '}
          <a href="#menu" className={styles.tool}>
            <Icon name="menu" size={24} />
            <span className="unseen">{messages.shell.menu}</span>
          </a>
        </div>
        <SectionMenu />
      </div>
    </div>
  )
}
