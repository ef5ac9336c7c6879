import { readKwacha } from '#contract/rules/amount.ts'
import { typedBySlider } from './slider.ts'

// Sliders only mirror the text fields: they have no names and are never sent. `data-of` says which field is theirs.

const pairs = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=range]')].flatMap((slider) => {
    const field = form.elements.namedItem(slider.dataset['of'] ?? '')
    return field instanceof HTMLInputElement ? [{ slider, field }] : []
  })

/** Types what a slider says into its field. */
export function typeFrom(slider: HTMLInputElement): void {
  for (const pair of slider.form ? pairs(slider.form) : [])
    if (pair.slider === slider) pair.field.value = typedBySlider(slider.value)
}

/** A slider moved before React came has its say, where nothing was typed. */
export function typeWhatSlid(form: HTMLFormElement): void {
  for (const { slider, field } of pairs(form))
    if (slider.value !== slider.defaultValue && field.value === field.defaultValue) typeFrom(slider)
}

/** Moves each slider to what its field says; the browser keeps it within the limits. What is no number moves nothing. */
export function moveSliders(form: HTMLFormElement): void {
  for (const { slider, field } of pairs(form)) {
    const read = readKwacha(field.value)
    const value = 'amount' in read ? (read.amount.split('.', 1)[0] ?? '') : ''
    // One that says so already is left alone: it may be under a thumb.
    if (value && field.value !== typedBySlider(slider.value)) slider.value = value
  }
}
