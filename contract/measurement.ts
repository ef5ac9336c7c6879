/** A service of others that counts visits: where its script or its picture is, and by which number it knows this site. */
export type MeasurementService = { url: string; id: string }

/** What the settings name; the same for every visitor. */
export type Measurement = {
  analytics: MeasurementService | null
  adPixel: MeasurementService | null
  tagManager: MeasurementService | null
}

export const measuredServices = ['analytics', 'adPixel', 'tagManager'] as const
export type MeasuredService = (typeof measuredServices)[number]

/** The services that are set. */
export const servicesOf = (measurement: Measurement): MeasuredService[] =>
  measuredServices.filter((service) => measurement[service] !== null)

/** Local storage key of the visitor's answer. It holds a word and the services it was said to, no number of any kind. */
export const consentKey = 'consent'

export type Consent = 'accepted' | 'rejected'

/** What is written down: a yes holds for the services that were there when it was said. */
export const consentNote = (consent: Consent, services: readonly MeasuredService[]): string =>
  consent === 'accepted' ? ['yes', ...services].join(' ') : 'no'

/** What was answered; null where nothing was, or where a service has come since. */
export function readConsent(note: string | null, services: readonly MeasuredService[]): Consent | null {
  const [word, ...said] = note?.split(' ') ?? []
  if (word === 'no') return 'rejected'
  if (word !== 'yes') return null
  return services.every((service) => said.includes(service)) ? 'accepted' : null
}

/**
 * False on pages of customers' documents, of opening an account and of staff, and where people say what they look for:
 * nothing of others is ever loaded there.
 */
export const mayMeasure = (path: string): boolean => !/\/(kyc|onboarding|backoffice|search)(\/|$)/i.test(path)
