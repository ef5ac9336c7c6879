import { Button } from '../../components/button.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { BranchField, type Region } from './branch-field.tsx'
import type { Shown, Words } from './faults.ts'
import styles from './summary.module.css'

export type Choices = {
  products: readonly { product: string; name: string; needs: readonly string[] }[]
  regions: readonly Region[]
}

/** The form's fields; what was typed stays in them. */
export function Fields({
  products,
  regions,
  shown: { faults, failed },
  ready,
  sending,
  words,
}: Choices & { shown: Shown; ready: boolean; sending: boolean; words: Words }) {
  return (
    <>
      <Summary faults={faults} failed={failed} words={words} />
      <SelectField
        id="onboarding-product"
        name="product"
        label={words.product}
        options={products.map(({ product, name }) => [product, name])}
        error={faults.product}
      />
      <TextField
        id="onboarding-name"
        name="name"
        label={words.yourName}
        hint={words.nameHint}
        autoComplete="name"
        error={faults.name}
      />
      <TextField
        id="onboarding-monthly_income"
        name="monthly_income"
        label={words.income}
        hint={words.incomeHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        error={faults.monthly_income}
      />
      <BranchField regions={regions} error={faults.branch} words={words} />
      <TextField
        id="onboarding-national_id"
        name="national_id"
        label={words.nationalId}
        hint={words.nationalIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={faults.national_id}
      />
      <TextField
        id="onboarding-contact"
        name="contact"
        label={words.contact}
        hint={words.contactHint}
        autoComplete="tel"
        maxLength={254}
        error={faults.contact}
      />
      <Button type="submit" disabled={!ready || sending}>
        {sending ? words.sending : words.send}
      </Button>
    </>
  )
}

/** Why nothing was sent, above the form: each fault with a way to its field. It is given the focus when it comes. */
function Summary({ faults, failed, words }: Shown & { words: Words }) {
  const listed = Object.entries(faults)
  if (listed.length === 0 && failed === null) return null
  return (
    <div id="onboarding-faults" className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <span className={styles.kind}>{words.error}: </span>
        {failed === null ? words.faultsTitle : words.failedTitle}
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
