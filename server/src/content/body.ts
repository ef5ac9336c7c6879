import { z } from 'zod'
import type { Collection } from '#contract/collection.ts'
import { Failure } from '../failure.ts'
import { cleanHtml } from './clean-html.ts'

export type StoredBody = Record<string, unknown>

/**
 * Checks what an author wrote against the collection's schema and sanitises its rich text.
 * @throws Failure malformed, with the fields at fault
 */
export function checkBody(definition: Collection, body: unknown): StoredBody {
  const parsed = definition.schema.safeParse(body)
  if (!parsed.success)
    throw new Failure('malformed', 'Some fields are missing or not right.', fieldsOf(parsed.error))
  return cleanBody(definition, parsed.data)
}

/** Rich text is sanitised on save, and again on render should a rule have been mended since. */
export function cleanBody(definition: Collection, body: StoredBody): StoredBody {
  const cleaned = { ...body }
  for (const [name, field] of Object.entries(definition.fields)) {
    if (z.globalRegistry.get(field)?.kind === 'html' && cleaned[name])
      cleaned[name] = cleanBoth(cleaned[name])
  }
  return cleaned
}

function cleanBoth(value: unknown): unknown {
  // By its schema an html field is a bilingual text.
  const { en, ny } = value as { en: string; ny?: string }
  return { en: cleanHtml(en), ...(ny !== undefined && { ny: cleanHtml(ny) }) }
}

/** Which fields were at fault, each with the first thing wrong. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.')
    fields[name] ??= issue.message
  }
  return fields
}

/** The ids of all files a body refers to, however deep. */
export function fileIdsOf(body: unknown): string[] {
  const ids = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk)
    else if (typeof node === 'object' && node !== null) {
      if ('file' in node && typeof node.file === 'string') ids.add(node.file)
      Object.values(node).forEach(walk)
    }
  }
  walk(body)
  return [...ids]
}
