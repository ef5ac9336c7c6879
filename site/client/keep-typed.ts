import { typedPrefix } from '#contract/storage-keys.ts'

// What is typed into a form marked `data-keep` is kept in the tab for half an hour: a change of language, a reload, a
// dead line or a new build of the site lose nothing. Fields marked `data-secret` never are.

const keepMs = 30 * 60_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Kept = {
  at: number
  /** the query it was typed beside */
  search: string
  fields: readonly (readonly [name: string, value: string])[]
}

const keyOf = (name: string) => `${typedPrefix}${location.pathname.replace(/^\/ny(?=\/)/, '')}#${name}`

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name !== '' &&
      !['hidden', 'password', 'file'].includes(field.type) &&
      field.autocomplete !== 'one-time-code' &&
      !('secret' in field.dataset),
  )

/** What the page itself would say there. */
function ownValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** A form that came back as it was sent (`data-returned`) has nothing of the page's own in it. */
const isTyped = (field: Field) => {
  if (field.form?.dataset['returned'] !== undefined) return field.value !== ''
  return isSwitch(field) ? field.checked && !field.defaultChecked : field.value !== ownValue(field)
}

/** Those that were sent by leaving the page. */
const sent = new WeakSet<HTMLFormElement>()

/** The query of the page's other language while that page loads. */
let nextSearch: string | null = null

function keep(form: HTMLFormElement): void {
  const fields = sent.has(form)
    ? []
    : fieldsOf(form)
        .filter(isTyped)
        .map(({ name, value }) => [name, value] as const)
  keepFields(form.dataset['keep'] ?? '', fields)
}

/** Keeps what stands in fields, for a form that is drawn later than the page. @param name the form's */
export function keepFields(name: string, fields: Kept['fields']): void {
  try {
    const kept: Kept = { at: Date.now(), search: nextSearch ?? location.search, fields }
    if (fields.length === 0) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(kept))
  } catch {
    // Storage may be refused or full.
  }
}

/** What `keepFields` kept under this name; what is too old was dropped with the page's start. */
export function keptFields(name: string): Kept['fields'] {
  try {
    const item = sessionStorage.getItem(keyOf(name))
    return item === null ? [] : (JSON.parse(item) as Kept).fields // written above
  } catch {
    // Storage may be refused.
    return []
  }
}

/** @returns whether anything was put back */
function restore(form: HTMLFormElement): boolean {
  const item = sessionStorage.getItem(keyOf(form.dataset['keep'] ?? ''))
  if (item === null) return false
  const { search, fields } = JSON.parse(item) as Kept // written above
  const all = fieldsOf(form)
  const query = new URLSearchParams(location.search)
  // An address that says what stands in the form was asked for, and is newer.
  if (search !== location.search && all.some(({ name }) => query.has(name))) return false
  for (const [name, value] of fields)
    for (const field of all) {
      if (field.name !== name) continue
      if (isSwitch(field)) field.checked = field.value === value
      // A choice that is there no longer leaves the field as it is.
      else if (!(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value))
        field.value = value
    }
  return true
}

function dropOld(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(typedPrefix)) continue
    const { at } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
    if (!at || Date.now() - at > keepMs) sessionStorage.removeItem(key)
  }
}

/** Nothing of a form is kept any longer: it was sent. @param name as in its `data-keep` */
export function forgetTyped(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Then nothing was kept.
  }
}

/** Counts the characters in fields with a limit that is shown. Other forms, such as the search, do without the script. */
async function countIn(form: HTMLFormElement): Promise<void> {
  if (!form.querySelector('[data-count]')) return
  try {
    const { showCounts } = await import('./character-count.ts')
    showCounts(form)
  } catch {
    // Without a connection the field is limited, and not counted.
  }
}

const keptForms = () => document.querySelectorAll<HTMLFormElement>('form[data-keep]')

/** Puts back what was typed, before an island reads it, and keeps what is typed from here on. */
export function keepTyped(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-sent]'))
    forgetTyped(dataset['sent'] ?? '')
  try {
    dropOld()
    for (const form of keptForms())
      // Its island goes on with it at once, as if it were touched.
      if (restore(form) && !('low' in document.documentElement.dataset))
        form.closest('[data-island]')?.dispatchEvent(new Event('focusin'))
  } catch {
    // Storage may be refused, or hold something else.
  }
  // What was typed before this came.
  for (const form of keptForms()) {
    if (fieldsOf(form).some(isTyped)) keep(form)
    void countIn(form)
  }
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => {
      const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-keep]')
      if (!form) return
      keep(form)
      void countIn(form)
    })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    sent.add(form)
    keep(form)
  })
  // An island may write to the address of this page while the other one loads.
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // Copies opensElsewhere(): importing it would add a request for another script.
    if (ctrlKey || metaKey || shiftKey) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (link && link.origin === location.origin) nextSearch = link.search
  })
  // What an island has put into the address meanwhile belongs to it.
  addEventListener('pagehide', () => {
    for (const form of keptForms()) keep(form)
  })
  // Come back to as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    nextSearch = null
    for (const form of keptForms()) {
      // The list below the form is the one from before it was sent.
      if (sent.delete(form) && persisted) form.reset()
    }
  })
}
