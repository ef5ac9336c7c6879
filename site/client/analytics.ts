import type { MeasurementService, Measurement } from '#contract/measurement.ts'

/** What is reported of a page: its kind, its language and its company. No query, no title, no id of the visitor. */
type View = { path: string; language: string; brand: string }

declare global {
  interface Window {
    /** where scripts of this kind look for what they are told, by their makers' convention */
    dataLayer?: unknown[]
  }
}

function load({ url, id }: MeasurementService): void {
  const address = new URL(url)
  address.searchParams.set('id', id)
  const script = document.createElement('script')
  script.src = address.href
  script.async = true
  script.referrerPolicy = 'origin'
  document.head.append(script)
}

/** Loads what is set, and tells it of this page; again when the page comes back from the browser's memory. */
export function startMeasuring({ analytics, adPixel, tagManager }: Measurement, view: View): void {
  const queue = (window.dataLayer ??= [])
  // Commands are told apart from events by being an arguments object.
  function command(..._given: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- the convention asks for that very object
    queue.push(arguments)
  }
  const about = {
    page_path: view.path,
    page_location: location.origin + view.path,
    page_title: view.path,
    page_referrer: '',
    language: view.language,
    brand: view.brand,
  }
  if (analytics) {
    command('js', new Date())
    // By itself it would report the whole address.
    command('config', analytics.id, { ...about, send_page_view: false })
    load(analytics)
  }
  if (tagManager) {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(tagManager)
  }
  const tell = () => {
    if (analytics) command('event', 'page_view', about)
    if (tagManager) queue.push({ event: 'page_view', ...about })
    if (adPixel) pixel(adPixel, view)
  }
  tell()
  addEventListener('pageshow', ({ persisted }) => persisted && tell())
}

/** A picture that is asked for and never shown. */
function pixel({ url, id }: MeasurementService, { path, language, brand }: View): void {
  const address = new URL(url)
  for (const [key, value] of Object.entries({ id, ev: 'PageView', path, language, brand }))
    address.searchParams.set(key, value)
  const picture = new Image()
  picture.referrerPolicy = 'no-referrer'
  picture.src = address.href
}
