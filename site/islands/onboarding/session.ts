import type { OnboardingSession } from '#contract/onboarding.ts'
import { randomUuid } from '../../client/random-uuid.ts'
import type { FormInput } from './read-form.ts'

/** The session of the page: whom the token proves, and what was last sent under its name. */
export type Session = OnboardingSession & { contact: string; sent: string | null }

export const newSession = (): Session => ({
  token: null,
  session: randomUuid(),
  customer_risk_assessment_field_inputs: { monthly_income: '' },
  contact: '',
  sent: null,
})

/** What is sent again unchanged keeps the session's name, so that it is taken once; anything else gets a new one. */
export function sessionFor(session: Session, typed: FormInput): Pick<Session, 'session' | 'sent'> {
  const sent = JSON.stringify(typed)
  return { session: session.sent === null || session.sent === sent ? session.session : randomUuid(), sent }
}
