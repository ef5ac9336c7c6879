import type { OnboardingSession } from '#contract/onboarding.ts'
import type { FormInput } from './read-form.ts'

/** The session of the page: whom the token proves, and what was last sent under its name. */
export type Session = OnboardingSession & { contact: string; sent: string | null }

export const newSession = (): Session => ({
  token: null,
  session: uuid(),
  customer_risk_assessment_field_inputs: { monthly_income: '' },
  contact: '',
  sent: null,
})

/** What is sent again unchanged keeps the session's name, so that it is taken once; anything else gets a new one. */
export function sessionFor(session: Session, typed: FormInput): Pick<Session, 'session' | 'sent'> {
  const sent = JSON.stringify(typed)
  return { session: session.sent === null || session.sent === sent ? session.session : uuid(), sent }
}

/** `crypto.randomUUID` is missing where a page is not served by https. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
