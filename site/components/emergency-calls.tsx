import { formatMessage } from '#contract/format-message.ts'
import { readTelephoneNumbers, telephoneHref } from '#contract/rules/telephone-numbers.ts'
import { usePageContext } from '../page-context.ts'
import { ButtonAnchor, buttonLook } from './button.tsx'
import styles from './emergency-calls.module.css'
import { Icon } from './icon.tsx'
import { CallLink } from './telephone.tsx'

/** Returns whether visitors open the page in an emergency. @param path without `/ny` */
export const isEmergencyPage = (path: string): boolean =>
  /\/(?:lostcard|fraud|contact|cards|faqs)$/.test(path)

/**
 * The lines that answer day and night and the dial code, on pages that visitors open in an emergency. A company without lines of
 * its own shows the bank's, by the bank's name.
 */
export function EmergencyCalls() {
  const { brand, frame, messages, request } = usePageContext()
  const { [brand]: own, bank } = frame.companies
  const owner = own.facts?.emergency_lines.length ? own : bank
  const { emergency_lines: lines = [], dial_code: code } = owner.facts ?? {}
  if (!isEmergencyPage(request.path) || (lines.length === 0 && !code)) return null
  return (
    <p className={styles.calls} data-shared="">
      {lines.flatMap(({ name, phone }) =>
        readTelephoneNumbers(phone).map((number) => (
          <CallLink key={number.text} number={number} className={buttonLook('spark')}>
            <Icon name="phone" size={20} />
            <span>
              {owner !== own && `${owner.name}: `}
              {formatMessage(messages.components.callDayAndNight, { number: number.text })}
              <span className="unseen"> ({name}) </span>
            </span>
          </CallLink>
        )),
      )}
      {code && (
        <ButtonAnchor look="ghost" href={telephoneHref(code)}>
          {formatMessage(messages.components.dial, { code })}
        </ButtonAnchor>
      )}
    </p>
  )
}
