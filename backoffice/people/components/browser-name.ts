const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** A browser's own name for itself, short: "Firefox, Windows"; its beginning where it is none of the known. */
export function browserName(agent: string | null): string | null {
  if (!agent) return null
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1]
  const system = systems.find(([mark]) => agent.includes(mark))?.[1]
  return [browser, system].filter(Boolean).join(', ') || agent.slice(0, 40)
}
