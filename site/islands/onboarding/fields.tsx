import { Button } from '../../components/button.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { BranchField, type Region } from './branch-field.tsx'
import type { FormErrors, Messages } from './form-errors.ts'
import styles from './summary.module.css'

export type Choices = {
  products: readonly { product: string; name: string; needs: readonly string[] }[]
  regions: readonly Region[]
}

/** The form's fields; what was typed stays in them. */
export function Fields({
  products,
  regions,
  formErrors: { fieldErrors, failed },
  ready,
  sending,
  messages,
}: Choices & { formErrors: FormErrors; ready: boolean; sending: boolean; messages: Messages }) {
  return (
    <>
      <Summary fieldErrors={fieldErrors} failed={failed} messages={messages} />
      <SelectField
        id="onboarding-product"
        name="product"
        label={messages.product}
        options={products.map(({ product, name }) => [product, name])}
        error={fieldErrors.product}
      />
      <TextField
        id="onboarding-name"
        name="name"
        label={messages.yourName}
        hint={messages.nameHint}
        autoComplete="name"
        error={fieldErrors.name}
      />
      <TextField
        id="onboarding-monthly_income"
        name="monthly_income"
        label={messages.income}
        hint={messages.incomeHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        error={fieldErrors.monthly_income}
      />
      <BranchField regions={regions} error={fieldErrors.branch} messages={messages} />
      <TextField
        id="onboarding-national_id"
        name="national_id"
        label={messages.nationalId}
        hint={messages.nationalIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={fieldErrors.national_id}
      />
      <TextField
        id="onboarding-contact"
        name="contact"
        label={messages.contact}
        hint={messages.contactHint}
        autoComplete="tel"
        maxLength={254}
        error={fieldErrors.contact}
      />
      <Button type="submit" disabled={!ready || sending}>
        {sending ? messages.sending : messages.send}
      </Button>
    </>
  )
}

/** Why nothing was sent, above the form: each fault with a way to its field. It is given the focus when it comes. */
function Summary({ fieldErrors, failed, messages }: FormErrors & { messages: Messages }) {
  const listed = Object.entries(fieldErrors)
  if (listed.length === 0 && failed === null) return null
  return (
    <div id="onboarding-errors" className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <span className={styles.kind}>{messages.error}: </span>
        {failed === null ? messages.errorsTitle : messages.failedTitle}
      </p>
      {failed && <p>{failed}</p>}
      {listed.length > 0 && (
        <ul>
          {listed.map(([field, text]) => (
            <li key={field}>
              <a href={`#onboarding-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
