import { Button } from '../../components/button.tsx'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { BranchField, type Region } from './branch-field.tsx'
import type { Shown, FormMessages } from './field-errors.ts'

export type Choices = {
  products: readonly { product: string; name: string; needs: readonly string[] }[]
  regions: readonly Region[]
}

/** The form's fields; what was typed stays in them. */
export function Fields({
  products,
  regions,
  shown: { fieldErrors, failed },
  ready,
  sending,
  messages,
}: Choices & { shown: Shown; ready: boolean; sending: boolean; messages: FormMessages }) {
  return (
    <>
      <ErrorSummary
        form="onboarding"
        kind={messages.error}
        title={messages.errorsTitle}
        text={failed}
        errors={fieldErrors}
        bulleted
      />
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
        dir="auto"
        maxLength={120}
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
        data-secret=""
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
      {/* Before React a submit button would send the page away; a press is kept and given again (client/islands.ts). */}
      <Button type={ready ? 'submit' : 'button'} disabled={sending}>
        {sending ? messages.sending : messages.send}
      </Button>
    </>
  )
}
