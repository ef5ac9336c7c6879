import { STATUS_CODES } from 'node:http'
import { exampleOf, type JsonSchema } from './schema-examples.ts'

type Media = { schema?: JsonSchema; example?: unknown }
type Body = { description?: string; content?: Record<string, Media> }
type Operation = {
  tags?: string[]
  parameters?: { name: string; schema?: JsonSchema; example?: unknown }[]
  requestBody?: Body
  responses: Record<string, Body | { $ref: string }>
}
/** As much of a document of OpenAPI 3.1 as is completed here. */
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses?: Record<string, Body> }
}
export type KnownExamples = {
  /** by the name of their schema */
  named: ReadonlyMap<string, unknown>
  /** what is written into a collection, by writtenKeyOf() */
  written: ReadonlyMap<string, unknown>
  /** an item as it is read, by its collection: lists are narrowed by its values */
  items: ReadonlyMap<string, Record<string, unknown>>
}

const json = 'application/json'
const errorRef = '#/components/schemas/Error'

/**
 * The document with an example of each parameter, body and answer; refusals, which most routes share, stand in it once.
 */
export function completeDocument(document: Document, { named, written, items }: KnownExamples): Document {
  const { schemas } = document.components
  const from = { components: schemas, named: new Map([...named, ['Error', errorExample]]) }
  const responses: Record<string, Body> = {}
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods)) {
      for (const parameter of operation.parameters ?? [])
        if (parameter.schema)
          parameter.example =
            valueIn(items.get(operation.tags?.[0] ?? ''), parameter) ??
            exampleOf(parameter.schema, from, parameter.name)
      const sent = operation.requestBody?.content?.[json]
      if (sent?.schema)
        sent.example =
          written.get(writtenKey(operation, sent.schema)) ??
          exampleOf(sent.schema, { ...from, requiredOnly: true })
      for (const [status, answer] of Object.entries(operation.responses))
        operation.responses[status] = answered(status, answer, responses, from)
    }
  const used = usedIn({ ...document, components: { responses } }, schemas)
  // What staff get at a public address is described in words.
  for (const name of Object.keys(schemas)) if (name.endsWith('ForStaff')) used.add(name)
  return {
    ...document,
    components: {
      ...document.components,
      responses,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
    },
  }
}

/** A list is narrowed by what an item of it has; flags and lists too are written as texts in an address. */
function valueIn(item: Record<string, unknown> | undefined, { name }: { name: string }): string | undefined {
  const value = [item?.[name]].flat()[0]
  return (typeof value === 'string' && value !== '') || typeof value === 'boolean' ? String(value) : undefined
}

/** What is written into a collection has the fields of its definition, and no other body has. */
const writtenKey = ({ tags: [tag = ''] = [] }: Operation, { properties = {} }: JsonSchema): string =>
  `${tag} ${Object.keys(properties).toSorted().join(' ')}`
export const writtenKeyOf = (collection: string, fields: readonly string[]): string =>
  `${collection} ${fields.toSorted().join(' ')}`

function answered(
  status: string,
  answer: Body | { $ref: string },
  responses: Record<string, Body>,
  from: Parameters<typeof exampleOf>[1],
): Body | { $ref: string } {
  if ('$ref' in answer) return answer
  const media = answer.content?.[json]
  if (media?.schema?.$ref === errorRef && Object.keys(answer.content ?? {}).length === 1) {
    const name = `Refused${status}`
    responses[name] ??= {
      description: STATUS_CODES[status] ?? 'Refused',
      content: { [json]: { schema: { $ref: errorRef }, example: errorExample } },
    }
    return { $ref: `#/components/responses/${name}` }
  }
  if (media?.schema) media.example = exampleOf(media.schema, from)
  const usual = answer.description === 'Default Response' ? STATUS_CODES[status] : answer.description
  return { ...answer, description: usual ?? 'Answer' }
}

const sentence = 'Some fields are missing or not right.'
const errorExample = {
  error: sentence,
  message: sentence,
  code: 'malformed',
  fields: { name: 'This is missing.' },
}

/** The names of schemas that anything refers to, and what those refer to in turn. */
function usedIn(root: unknown, schemas: Readonly<Record<string, JsonSchema>>): Set<string> {
  const used = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    for (const [key, child] of Object.entries(node)) {
      const name = key === '$ref' && /^#\/components\/schemas\/(\w+)$/.exec(String(child))?.[1]
      if (name && !used.has(name)) {
        used.add(name)
        walk(schemas[name])
      } else walk(child)
    }
  }
  walk(root)
  return used
}
