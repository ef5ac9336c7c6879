import type { StaffDetails } from '#contract/backoffice/content.ts'
import type { TextToTranslate } from '#contract/backoffice/translations.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask, ApiError } from '../api.ts'
import { bodyOf, valuesOf } from '../content/values.ts'
import { messages } from '../messages.ts'
import { withChichewa } from './text-path.ts'

/**
 * Writes the Chichewa of one text as a draft of its item, and signs it off where asked.
 * @throws ApiError also where the English has changed since it was read
 */
export async function saveText(text: TextToTranslate, ny: string, signOff: boolean): Promise<void> {
  const { collection, id, path } = text
  const definition = collectionNamed(collection)
  if (!definition) return
  const address = `/backoffice/api/${collection}/${id}`
  if (ny !== text.ny) {
    const { item } = await ask<StaffDetails>('GET', address)
    const values = valuesOf(definition, item)
    const next = withChichewa(values, path, ny)
    if (!next || englishAt(values, path) !== text.en)
      throw new ApiError(412, { code: 'overtaken', message: messages.translations.changed })
    await ask('PUT', `/api/${collection}/${id}?draft=true`, {
      body: bodyOf(definition, next),
      headers: { 'if-match': `"v${item.version}"` },
    })
  }
  if (signOff || ny === text.ny)
    await ask('POST', `${address}/translations`, { body: { fields: [path], reviewed: signOff } })
}

/** The English that stands at a path now. */
function englishAt(values: unknown, path: string): string {
  const found = [...path.split('.'), 'en'].reduce<unknown>(
    (node, part) =>
      typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined,
    values,
  )
  return typeof found === 'string' ? found.trim() : ''
}
