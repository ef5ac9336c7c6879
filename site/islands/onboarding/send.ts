import { limits } from '#contract/limits.ts'
import { onboardingType, type ApplicationAnswer, type ApplicationBody } from '#contract/onboarding.ts'
import { abortAfter } from '../../client/abort-after.ts'
import type { FormInput } from './read-form.ts'
import type { Session } from './session.ts'

export type RefusedApplication = {
  got: 'refused'
  status: number
  message: string
  fields: readonly string[]
}
export type SendResult =
  | { got: 'reference'; reference: string }
  | { got: 'unproved' }
  | RefusedApplication
  | { got: 'timeout' }
  | { got: 'line' }

/** Sends the application once; never throws. */
export async function send({ token, session }: Session, typed: FormInput): Promise<SendResult> {
  const { product, name, branch, national_id, monthly_income } = typed
  const body: ApplicationBody = {
    session,
    account: { type: onboardingType, product },
    name,
    branch,
    ...(national_id && { national_id }),
    customer_risk_assessment_field_inputs: { monthly_income },
  }
  const signal = abortAfter(limits.oneTimeCodeRequestTimeoutSeconds * 1000)
  try {
    const answer = await fetch('/onboarding/v1/applications', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal,
    })
    if (answer.status === 401) return { got: 'unproved' }
    // Our own service, by the contract; a proxy's page of HTML is no answer.
    const read = (await answer.json().catch(() => ({}))) as Partial<ApplicationAnswer> & {
      message?: string
      errors?: object
    }
    if (answer.ok && read.reference) return { got: 'reference', reference: read.reference }
    return {
      got: 'refused',
      status: answer.ok ? 500 : answer.status,
      message: read.message ?? '',
      fields: Object.keys(read.errors ?? {}),
    }
  } catch {
    return { got: signal.aborted ? 'timeout' : 'line' }
  }
}
