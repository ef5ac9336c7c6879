import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import type { StaffItem } from '#contract/backoffice/content.ts'
import { bare, mostCharacters } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { ask, withQuery } from '../api.ts'
import { savedBodyOf, valuesOf } from '../content/values.ts'
import { errorMessage } from '../error-message.ts'
import { kindOf } from './fields.ts'
import { useUndo } from '../shell/undo.tsx'
import { formatMessage, messages } from '../messages.ts'

const { lists } = messages

type Props = { definition: Collection; item: StaffItem; name: string }

/** A copy of an item as a draft, and the way back from a draft to what is live or was archived. */
export function RowActs({ definition, item, name }: Props) {
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  async function run(act: () => Promise<void>) {
    undo.withdraw()
    setBusy(true)
    try {
      await act()
    } catch (error) {
      notify(errorMessage(error), { type: 'warning' })
    }
    setBusy(false)
  }
  const duplicate = () =>
    run(async () => {
      const { id } = await ask<{ id: string }>('POST', `/api/${definition.name}?draft=true`, {
        body: copyOf(definition, item),
      })
      notify(lists.duplicated, { type: 'success' })
      await navigate(`/backoffice/${definition.name}/${id}`)
    })
  const discard = () =>
    run(async () => {
      const path = `/api/${definition.name}/${item.id}`
      const { version } = await ask<{ version: number }>('POST', `${path}/discard`, { body: {} })
      undo.offer({
        done: lists.discarded,
        undone: lists.discardUndone,
        async undo() {
          const query = { draft: 'true', restored: String(item.revision) }
          await ask('PUT', withQuery(path, query), {
            body: savedBodyOf(definition, valuesOf(definition, item)),
            headers: { 'if-match': `"v${version}"` },
          })
          refresh()
        },
      })
      refresh()
    })
  const { draft, live, scheduled, waiting } = item.standing
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={formatMessage(lists.duplicateThis, { name })}
        onClick={() => void duplicate()}
      >
        {lists.duplicate}
      </Button>
      {draft && !waiting && (live || scheduled || draft.archived) && (
        <Button
          size="small"
          disabled={busy}
          aria-label={formatMessage(lists.discardThis, { name })}
          onClick={() => void discard()}
        >
          {lists.discard}
        </Button>
      )}
    </>
  )
}

/** An item's fields for another one: what only one may have is left out, and its title says that it is a copy. */
export function copyOf(
  { fields, unique, title }: Pick<Collection, 'fields' | 'unique' | 'title'>,
  item: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  // What a unique address follows from is another's too.
  const own = new Set([
    ...unique,
    ...unique.map((name) => z.globalRegistry.get(bare(fields[name] ?? z.never()))?.from),
  ])
  const kept = Object.keys(fields).filter(
    (name) => !own.has(name) && item[name] !== undefined && item[name] !== null,
  )
  const body = Object.fromEntries(kept.map((name) => [name, item[name]]))
  const field = fields[title]
  const value = body[title]
  if (!field || !['text', 'line'].includes(kindOf(field) ?? '')) return body
  if (typeof value === 'string') return { ...body, [title]: nameOfCopy(value, field) }
  if (typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string')
    return { ...body, [title]: { ...value, en: nameOfCopy(value.en, field) } }
  return body
}

/** A title that says that it is a copy, cut where the field would not take all of it. */
function nameOfCopy(title: string, field: z.ZodType): string {
  const most = mostCharacters(field) ?? Infinity
  const room = most - formatMessage(lists.copyOf, { title: '' }).length
  return formatMessage(lists.copyOf, { title: title.slice(0, Math.max(room, 0)).trimEnd() })
}
