import { incomeBand } from './rules/income-band.ts'
import { isName } from './rules/name.ts'
import { nationalId } from './rules/national-id.ts'
import { plainTyped } from './rules/pasted.ts'

/** The account that is offered first, by its `type` (spec, section 3). All live accounts can be asked for. */
export const firstOnboardingProduct = 'First Save Savings Account'
/** All of them are for persons. */
export const onboardingType = 'personal'

/** What is asked for with a pre-application, as typed. */
export type Application = {
  /** an account's `type` (contract/rules/product-address.ts) */
  product: string
  name: string
  /** kwacha a month, as typed */
  monthly_income: string
  /** a branch's name, in either language */
  branch: string
  /** may be blank */
  national_id: string
}
export type ApplicationField = keyof Application

/** Why a field is refused; the screen has a sentence for each in both languages, the service its own. */
export type ApplicationError =
  | 'unknown_product'
  | 'name_missing'
  | 'name_too_long'
  | 'not_a_name'
  | 'income_blank'
  | 'income_negative'
  | 'income_not_a_number'
  | 'branch_missing'
  | 'not_an_id'
export type ApplicationErrors = Partial<Record<ApplicationField, ApplicationError>>

/**
 * The session of the spec (section 3), kept while the page is open. `POST /onboarding/v1/applications` takes it with the
 * token as bearer, proved within the hour; `session` is a UUID of the browser's choice, so that a repeated sending gets
 * the first one's answer.
 */
export type OnboardingSession = {
  token: string | null
  session: string
  customer_risk_assessment_field_inputs: { monthly_income: string }
}

/** What the call takes: what was typed, under the session's names. */
export type ApplicationBody = {
  session: string
  account: { type: string; product: string }
  name: string
  branch: string
  national_id?: string
  customer_risk_assessment_field_inputs: { monthly_income: string }
}

/** What the customer says at the branch, and staff find the lead by. @param id the lead's */
export const applicationReference = (id: string): string => `OA-${id.slice(0, 8).toUpperCase()}`

/**
 * 201, once for a session. 422 names fields in `errors`; 401 where the contact was not proved within the hour; 409 where
 * the national ID has served before, with `unique-id-number` in the message.
 */
export type ApplicationAnswer = { ok: true; reference: string }

/**
 * Looks at what was typed before it is sent, by the rules the service has as well.
 * @param products the types of the accounts that can be asked for
 */
export function checkApplication(typed: Application, products: readonly string[]): ApplicationErrors {
  const fieldErrors: ApplicationErrors = {}
  if (!products.includes(typed.product)) fieldErrors.product = 'unknown_product'
  const name = typed.name.trim()
  if (name.length > 120) fieldErrors.name = 'name_too_long'
  else if (plainTyped(name) === '') fieldErrors.name = 'name_missing'
  else if (!isName(name)) fieldErrors.name = 'not_a_name'
  const income = incomeBand(typed.monthly_income)
  if (!income.ok) fieldErrors.monthly_income = `income_${income.reason}`
  if (typed.branch.trim() === '') fieldErrors.branch = 'branch_missing'
  if (plainTyped(typed.national_id) !== '' && nationalId(typed.national_id) === null)
    fieldErrors.national_id = 'not_an_id'
  return fieldErrors
}
