import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { StaffItem, StaffList } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { ask, withQuery } from '../api.ts'
import { silently } from '../content/cards/card-list.tsx'
import { listQuery } from '../data-provider.ts'
import { errorMessage } from '../error-message.ts'
import { Loading } from '../shell/loading.tsx'
import { formatMessage, messages } from '../messages.ts'
import styles from './list.module.css'
import { newPositions } from './new-positions.ts'
import { whyRefused } from './refused-items.tsx'
import { useTitle } from './use-title.ts'

const { order: say } = messages.lists

/** Begins on the first handle. The same function at each drawing, so that it is called once. */
const focusFirst = (list: HTMLElement | null): void => list?.querySelector('button')?.focus()

/** The order in which the site shows a collection's items, set by drag or by keyboard; then each moved one is written. */
export function OrderDialog({ definition, onClose }: { definition: Collection; onClose: () => void }) {
  const { filterValues } = useListContext()
  const query = listQuery({ filter: filterValues as object, sort: { field: 'position', order: 'ASC' } })
  const { data, error, isFetchedAfterMount } = useQuery({
    queryKey: [definition.name, 'order', query],
    queryFn: () =>
      ask<StaffList>('GET', withQuery(`/backoffice/api/${definition.name}`, { ...query, limit: 100 })),
    // What is being ordered is not to change under the hands.
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby="order-title" fullWidth maxWidth="sm">
      <DialogTitle id="order-title">{formatMessage(say.title, { many: definition.label.many })}</DialogTitle>
      {error && <p role="alert">{errorMessage(error)}</p>}
      {!isFetchedAfterMount && !error && <Loading />}
      {/* What was read before a save may still be there while it is read anew. */}
      {data && isFetchedAfterMount && (
        <Ordered definition={definition} items={data.items} more={data.next !== null} onClose={onClose} />
      )}
    </Dialog>
  )
}

type OrderedProps = {
  definition: Collection
  items: readonly StaffItem[]
  more: boolean
  onClose: () => void
}

function Ordered({ definition, items, more, onClose }: OrderedProps) {
  const [sorted, setSorted] = useState(items)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState('')
  const [busy, setBusy] = useState(false)
  const titleOf = useTitle(definition)
  const notify = useNotify()
  const refresh = useRefresh()
  const moves = newPositions(sorted)
  function move(from: number, to: number) {
    if (to < 0 || to >= sorted.length) return
    setSorted(arrayMove([...sorted], from, to))
    setSaid(formatMessage(say.moved, { n: to + 1, count: sorted.length }))
  }
  async function save() {
    setBusy(true)
    setRefused('')
    let done = 0
    try {
      for (const { item, position } of moves) {
        await write(definition, item, position)
        done += 1
      }
      notify(formatMessage(say.saved, { n: done }), { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      const item = moves[done]?.item ?? {}
      const why = `${titleOf(item)}: ${whyRefused(error, item)}`
      setRefused(`${formatMessage(say.partly, { n: done, of: moves.length })} ${why}`)
      setBusy(false)
      refresh()
    }
  }
  return (
    <>
      <DialogContent>
        <p>{say.about}</p>
        {definition.reviewed && <p>{say.approval}</p>}
        {more && <p role="alert">{say.more}</p>}
        <SortedItems definition={definition} items={sorted} onMove={move} />
        <output className="visually-hidden">{said}</output>
        {refused && <p role="alert">{refused}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.lists.cancel}</Button>
        <Button variant="contained" disabled={busy || more || moves.length === 0} onClick={() => void save()}>
          {moves.length === 0 ? say.saveNone : formatMessage(say.save, { n: moves.length })}
        </Button>
      </DialogActions>
    </>
  )
}

type SortedProps = {
  definition: Collection
  items: readonly StaffItem[]
  onMove: (from: number, to: number) => void
}

function SortedItems({ definition, items, onMove }: SortedProps) {
  const titleOf = useTitle(definition)
  // A press that does not move is a press.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  function press(event: KeyboardEvent, at: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    onMove(at, at + step)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silently}
      onDragEnd={({ active, over }) => {
        const at = (id: unknown) => items.findIndex((item) => item.id === id)
        if (over && active.id !== over.id) onMove(at(active.id), at(over.id))
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.ordered} ref={focusFirst}>
          {items.map((item, at) => (
            <OrderedRow
              key={item.id}
              item={item}
              name={titleOf(item) || messages.lists.untitled}
              place={at + 1}
              onPress={(event) => press(event, at)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type RowProps = {
  item: StaffItem
  name: string
  place: number
  onPress: (event: KeyboardEvent) => void
}

function OrderedRow({ item, name, place, onPress }: RowProps) {
  const { listeners, setNodeRef, transform, transition } = useSortable({ id: item.id })
  return (
    <li
      ref={setNodeRef}
      style={{ ...(transform && { transform: `translateY(${transform.y}px)` }), transition }}
    >
      <button
        type="button"
        {...listeners}
        aria-label={formatMessage(say.grip, { name, place })}
        onKeyDown={onPress}
      >
        ⠿
      </button>
      <span>{name}</span>
    </li>
  )
}

/** Writes an item's position alone: what is live goes live again with it, what is a draft stays one. @throws ApiError */
async function write(definition: Collection, item: StaffItem, position: number): Promise<void> {
  const kept = Object.keys(definition.fields).filter(
    (name) => item[name] !== undefined && item[name] !== null,
  )
  const body = { ...Object.fromEntries(kept.map((name) => [name, item[name]])), position }
  const draft =
    item.state !== 'published' || definition.reviewed || definition.approvalOf(item) ? '?draft=true' : ''
  await ask('PUT', `/api/${definition.name}/${item.id}${draft}`, {
    body,
    headers: { 'if-match': `"v${item.version}"` },
  })
}
