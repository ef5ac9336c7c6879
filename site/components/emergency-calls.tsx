import { formatMessage } from '#contract/format-message.ts'
import { usePageContext } from '../page-context.ts'
import { ButtonAnchor } from './button.tsx'
import styles from './emergency-calls.module.css'
import { Icon } from './icon.tsx'
import { telephoneHref } from './telephone.ts'

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
      {lines.map(({ name, phone }) => (
        <ButtonAnchor key={phone} look="spark" href={telephoneHref(phone)}>
          <Icon name="phone" size={20} />
          <span>
            {formatMessage(messages.components.callDayAndNight, { number: phone })}
            <span className="unseen"> ({name})</span>
          </span>
        </ButtonAnchor>
      ))}
      {code && (
        <ButtonAnchor look="ghost" href={telephoneHref(code)}>
          {formatMessage(messages.components.dial, { code })}
        </ButtonAnchor>
      )}
    </p>
  )
}
