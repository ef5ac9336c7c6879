import type { z } from 'zod'

/** What a validator found, as far as it is read here: zod's own issue, or what Fastify was handed of one. */
export type Issue = { code?: string | undefined; message: string } & Record<string, unknown>

/** How zod begins what it says where a schema says nothing of its own. */
const ofZod = /^(?:Invalid|Too (?:big|small)|Unrecognized|Not |Duplicate)/

/**
 * The one place where what a validator says becomes a sentence for people: no pattern, no type's name. What a schema
 * says itself is a sentence already and stands.
 */
export function sentenceOfIssue(issue: Issue): string {
  if (!ofZod.test(issue.message)) return issue.message
  switch (issue.code ?? '') {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'This is missing.'
        : takes(String(issue['expected']))
    case 'too_small':
      return bounded(issue, 'minimum')
    case 'too_big':
      return bounded(issue, 'maximum')
    case 'invalid_format':
      return formats[String(issue['format'])] ?? 'This is not written the way it is taken here.'
    case 'invalid_value': {
      const values = Array.isArray(issue['values']) ? issue['values'].map(String) : []
      return values.length > 0 && values.length <= 12
        ? `This takes ${values.length > 1 ? 'one of: ' : ''}${values.join(', ')}.`
        : 'This takes one of the known values.'
    }
    case 'unrecognized_keys':
      return 'This is not known here.'
    default:
      return 'This is not right.'
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'several fields',
  record: 'several fields',
}
const takes = (kind: string) => (kinds[kind] ? `This takes ${kinds[kind]}.` : 'This is not right.')

const formats: Record<string, string> = {
  email: 'This takes an e-mail address such as name@bank.example.',
  uuid: 'This takes the id of an item.',
  guid: 'This takes the id of an item.',
  datetime: 'This takes an instant such as 2026-11-21T06:00:00Z.',
  date: 'This takes a day such as 2026-11-21.',
  url: 'This takes an address such as https://bank.example.',
}

function bounded(issue: Issue, by: 'minimum' | 'maximum'): string {
  const bound = Number(issue[by])
  const least = by === 'minimum'
  const how = least ? 'at least' : 'at most'
  const many = (one: string, more: string) => `This takes ${how} ${bound} ${bound === 1 ? one : more}.`
  switch (issue['origin']) {
    case 'string':
      return least && bound === 1 ? 'This must not be empty.' : many('character', 'characters')
    case 'array':
    case 'set':
      return many('entry', 'entries')
    default:
      return `This takes ${least ? `${bound} or more` : `${bound} or less`}.`
  }
}

/** The fields with an error, each with its first error. */
export function fieldsOf({ issues }: Pick<z.core.$ZodError, 'issues'>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body']
    for (const name of names) fields[name] ??= sentenceOfIssue({ ...issue })
  }
  return fields
}
