import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import type { StaffItem } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { ask, withQuery } from '../api.ts'
import { savedBodyOf, valuesOf } from '../content/values.ts'
import { errorMessage } from '../error-message.ts'
import { useUndo } from '../shell/undo.tsx'
import { formatMessage, messages } from '../messages.ts'

const { lists } = messages

type Props = { definition: Collection; item: StaffItem; name: string }

/** A copy of an item as a draft, and the way back from a draft to what is live. */
export function RowActs({ definition, item, name }: Props) {
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  async function run(act: () => Promise<void>) {
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
      {draft && !waiting && (live ?? scheduled) && (
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
  const kept = Object.keys(fields).filter(
    (name) => !unique.includes(name) && item[name] !== undefined && item[name] !== null,
  )
  const body = Object.fromEntries(kept.map((name) => [name, item[name]]))
  const value = body[title]
  if (typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string')
    return { ...body, [title]: { ...value, en: formatMessage(lists.copyOf, { title: value.en }) } }
  return body
}
