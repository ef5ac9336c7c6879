import type { Application } from '#contract/onboarding.ts'

/** What stands in the form: the application, and the contact that has to be proved. */
export type FormInput = Application & { contact: string }

export function readForm(form: HTMLFormElement): FormInput {
  const data = new FormData(form)
  const field = (name: keyof FormInput) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    product: field('product'),
    name: field('name'),
    monthly_income: field('monthly_income'),
    branch: field('branch'),
    national_id: field('national_id'),
    contact: field('contact'),
  }
}
