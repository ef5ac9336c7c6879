type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What says most of an object, where it has it. */
const telling = ['title', 'name', 'heading', 'question', 'label', 'key', 'text']
/** What tells a reader nothing. */
const silent = new Set(['type', 'id', 'hidden', 'file', 'ground'])
const most = 80

/** The first words of an object, such as of a section: its title or name, else the first text in it; empty without any. */
export function summaryOf(value: unknown): string {
  const said = firstText(value)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return said.length > most ? `${said.slice(0, most - 1).trimEnd()}…` : said
}

function firstText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return firstOf(value)
  if (!isObject(value)) return ''
  if ('en' in value || 'ny' in value) return firstOf([value['en'], value['ny']])
  const names = Object.keys(value).filter((name) => !silent.has(name))
  const order = [
    ...telling.filter((name) => names.includes(name)),
    ...names.filter((name) => !telling.includes(name)),
  ]
  return firstOf(order.map((name) => value[name]))
}

const firstOf = (values: readonly unknown[]): string => {
  for (const value of values) {
    const said = firstText(value)
    if (said.trim() !== '') return said
  }
  return ''
}
