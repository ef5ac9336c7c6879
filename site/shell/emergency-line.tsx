import { formatMessage } from '#contract/format-message.ts'
import { readTelephoneNumbers, telephoneHref } from '#contract/rules/telephone-numbers.ts'
import { Icon } from '../components/icon.tsx'
import { CallLink } from '../components/telephone.tsx'
import { usePageContext } from '../page-context.ts'
import styles from './utility-row.module.css'

/**
 * The line that answers day and night and the dial code, at every width: the company's own, or the bank's, since its cards
 * are lost.
 */
export function EmergencyLine() {
  const { brand, frame, messages } = usePageContext()
  const { [brand]: own, bank } = frame.companies
  const line = own.facts?.emergency_lines[0] ?? bank.facts?.emergency_lines[0]
  const code = own.facts?.dial_code ?? bank.facts?.dial_code
  // There is room for one number.
  const number = readTelephoneNumbers(line?.phone ?? '').find(({ call }) => call !== null)
  return (
    <>
      {line && number && (
        <li>
          <CallLink className={styles.emergency} number={number}>
            <Icon name="phone" size={20} />
            <span>
              24h <span className="unseen">{line.name}: </span>
              {number.text}
            </span>
          </CallLink>
        </li>
      )}
      {code && (
        <li>
          <a className={styles.emergency} href={telephoneHref(code)}>
            <span className={styles.verb}>
              {formatMessage(messages.components.dial, { code: '' }).trim()}{' '}
            </span>
            {code}
          </a>
        </li>
      )}
    </>
  )
}
