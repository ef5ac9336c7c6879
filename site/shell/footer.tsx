import { brandIds } from '#contract/brands/names.ts'
import { formatDayTime } from '#contract/rules/dates.ts'
import { usePageContext } from '../page-context.ts'
import { DepositInsurance } from '../components/deposit-insurance.tsx'
import { Link } from '../components/link.tsx'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { LowDataToggle, ThemeChoices } from './toggles.tsx'
import { formatMessage } from '#contract/format-message.ts'

const cookiesPage = '/fdhfinancialholdings/cookies'

/** Map of the group, regulator, how the site is shown, when its content was changed. */
export function Footer() {
  const { messages, request, brand, frame, hasPage } = usePageContext()
  const { shell } = messages
  const links = (frame.menus[brand]?.foot ?? []).filter(({ href }) => hasPage(href))
  return (
    <footer className={styles.footer} data-deep="">
      <div className={styles.selvedge} aria-hidden="true" />
      <div className={`wrap ${styles.inner}`}>
        <GroupLinks />
        {links.length > 0 && (
          <nav aria-labelledby="footer-brand">
            <h2 id="footer-brand" className={styles.title}>
              {frame.companies[brand].name}
            </h2>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href}>{link.name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div data-noprint="">
          <h2 className={styles.title}>{shell.footerDisplay}</h2>
          <div className={styles.choices}>
            <div className={styles.language}>
              <LanguageSwitch />
            </div>
            <LowDataToggle className={styles.choice} />
            <p className={styles.hint}>{request.lowData ? shell.lowDataIsOn : shell.lowDataHint}</p>
            <ThemeChoices className={styles.choice} />
          </div>
        </div>
        <MoreLinks />
        <SmallPrint />
      </div>
    </footer>
  )
}

function GroupLinks() {
  const { messages, frame, hasPage } = usePageContext()
  const { shell } = messages
  return (
    <nav aria-labelledby="footer-group" className={styles.group}>
      <h2 id="footer-group" className={styles.title}>
        {shell.footerGroup}
      </h2>
      <ul className={styles.links}>
        {brandIds.map((id) => {
          const { name, path } = frame.companies[id]
          return (
            <li key={id}>
              {hasPage(`${path}/home`) ? <Link to={`${path}/home`}>{name}</Link> : <span>{name}</span>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Safety, statements, and the choice about measurement. */
function MoreLinks() {
  const { messages, request, brand, frame, hasPage } = usePageContext()
  const { shell } = messages
  const links = (frame.menus[brand]?.small_print ?? []).filter(({ href }) => hasPage(href))
  const offersChoice = request.measurement && hasPage(cookiesPage)
  if (links.length === 0 && !offersChoice) return null
  return (
    <nav aria-label={shell.footerMore} className={styles.more} data-noprint="">
      <ul className={styles.row}>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href}>{link.name}</Link>
          </li>
        ))}
        {offersChoice && (
          <li>
            <Link to={`${cookiesPage}#choice`}>{messages.consent.footer}</Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function SmallPrint() {
  const { messages, request, updated, brand, frame } = usePageContext()
  const { shell } = messages
  const { name, facts } = frame.companies[brand]
  const identity = [name, facts?.licence, facts?.registered_address].filter(Boolean)
  return (
    <div className={styles.small}>
      <p>
        <strong>{shell.neverShare}</strong>
      </p>
      {facts && (facts.regulator || facts.deposit_insurance || identity.length > 1) && (
        <details>
          <summary className={styles.legal}>
            {facts.deposit_insurance ? shell.legalAndInsurance : shell.legal}
          </summary>
          {facts.regulator && <p>{facts.regulator}</p>}
          {identity.length > 1 && <p>{identity.join(' · ')}</p>}
          <DepositInsurance company={brand} />
        </details>
      )}
      {shell.underReview && <p>{shell.underReview}</p>}
      {updated && (
        <p>
          <time dateTime={updated}>
            {formatMessage(shell.updated, { when: formatDayTime(updated, request.lang) })}
          </time>
        </p>
      )}
    </div>
  )
}
