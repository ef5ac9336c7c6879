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

/** The company's lines that answer day and night and its dial code, on pages that visitors open in an emergency. */
export function EmergencyCalls() {
  const { brand, frame, messages, request } = usePageContext()
  const { emergency_lines: lines = [], dial_code: code } = frame.companies[brand].facts ?? {}
  if (!isEmergencyPage(request.path) || (lines.length === 0 && !code)) return null
  return (
    <p className={styles.calls} data-shared="">
      {lines.flatMap(({ name, phone }) =>
        readTelephoneNumbers(phone).map((number) => (
          <CallLink key={number.text} number={number} className={buttonLook('spark')}>
            <Icon name="phone" size={20} />
            <span>
              {formatMessage(messages.components.callDayAndNight, { number: number.text })}
              <span className="unseen"> ({name})</span>
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
