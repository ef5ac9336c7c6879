import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import undo from 'lucide-static/icons/undo-2.svg?raw'
import { useFormContext, useWatch } from 'react-hook-form'
import { Fragment, useRef, type ReactNode } from 'react'
import { isCompany, useCompanyNames } from '../../company-names.ts'
import { Icon } from '../../shell/icon.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing, useFieldError } from '../editing.tsx'
import { useDeadLinks } from '../links/marked-links.ts'
import styles from './cards.module.css'
import { Card } from './card.tsx'
import { summaryOf } from './summary.ts'
import { useCards, type Cards } from './use-cards.ts'
import { useKeptFocus, type KeptFocus } from './use-kept-focus.ts'

const say = messages.cards

/** What a card shows of its object. */
export type CardFace = {
  /** what it is, such as "Text" or "Role" */
  label: string
  /** why it cannot be edited here; it is kept as it is */
  locked?: string
  /** true where it can be hidden */
  hides: boolean
}

type Props = {
  /** the list's path in the form */
  name: string
  legend: string
  faceOf: (value: unknown) => CardFace
  /** the inputs of one object. @param path its path in the form */
  children: (path: string, value: unknown) => ReactNode
  /** how many there may be */
  most: number | undefined
  /** the button or menu that adds one. @param add takes what the new card holds. @param full true where there is no room for one more */
  adding: (add: (value: unknown) => void, full: boolean) => ReactNode
}

/** A list of objects as cards that are opened, moved by drag or by keyboard, copied, hidden and removed. */
export function CardList({ name, legend, faceOf, children, most, adding }: Props) {
  const { readOnly } = useEditing()
  const error = useFieldError(name)
  const cards = useCards(name)
  const box = useRef<HTMLFieldSetElement>(null)
  const focus = useKeptFocus(box)
  const add = (value: unknown) => {
    focus.next(cards.add(value), 'body')
    focus.announce(formatMessage(say.added, { label: faceOf(value).label, n: cards.keys.length + 1 }))
  }
  return (
    <fieldset className={styles.list} ref={box}>
      <legend>{legend}</legend>
      {cards.keys.length > 1 && (
        <div className={styles.all}>
          <Button size="small" onClick={() => cards.setAllOpen(true)}>
            {say.openAll}
          </Button>
          <Button size="small" onClick={() => cards.setAllOpen(false)}>
            {say.closeAll}
          </Button>
        </div>
      )}
      <SortedCards cards={cards} focus={focus} name={name} faceOf={faceOf}>
        {children}
      </SortedCards>
      {!readOnly && (
        <div data-card="adding" className={styles.add}>
          {adding(add, most !== undefined && cards.keys.length >= most)}
          {most !== undefined && (
            <span className={styles.count}>
              {formatMessage(messages.content.entries, { n: cards.keys.length, most })}
            </span>
          )}
        </div>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <output className="visually-hidden" aria-live="polite">
        {focus.said}
      </output>
    </fieldset>
  )
}

// What the library would say itself is said by the list, in its own words.
const nothing = () => undefined
export const silently = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

type SortedProps = Pick<Props, 'name' | 'faceOf' | 'children'> & { cards: Cards; focus: KeptFocus }

function SortedCards({ cards, focus, name, faceOf, children }: SortedProps) {
  // A press that does not move is a press.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const { keys } = cards
  const move = (from: number, to: number, act: string) => {
    focus.next(keys[from] ?? '', act)
    focus.announce(formatMessage(say.moved, { n: to + 1, count: keys.length }))
    cards.move(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silently}
      onDragEnd={({ active, over }) => {
        const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))]
        if (from >= 0 && to >= 0 && from !== to) move(from, to, 'grip')
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ol className={styles.cards}>
          {keys.map((key, place) => (
            <Fragment key={key}>
              {cards.gone?.at === place && <Undo cards={cards} focus={focus} faceOf={faceOf} />}
              <ListedCard
                id={key}
                place={place}
                path={`${name}.${place}`}
                {...{ cards, focus, faceOf, move }}
              >
                {children}
              </ListedCard>
            </Fragment>
          ))}
          {cards.gone && cards.gone.at >= keys.length && <Undo cards={cards} focus={focus} faceOf={faceOf} />}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type ListedProps = Pick<SortedProps, 'cards' | 'focus' | 'faceOf' | 'children'> & {
  id: string
  place: number
  path: string
  move: (from: number, to: number, act: string) => void
}

function ListedCard({ id, place, path, cards, focus, faceOf, move, children }: ListedProps) {
  const form = useFormContext()
  const value: unknown = useWatch({ name: path })
  const { label, locked, hides } = faceOf(value)
  const deadIn = useDeadLinks()
  const hidden = typeof value === 'object' && value !== null && 'hidden' in value && value.hidden === true
  const count = cards.keys.length
  const companyName = useCompanyNames()
  const after = (key: string, act: string, said: string) => {
    focus.next(key, act)
    focus.announce(said)
  }
  const actOfFocus = () => focus.actNow() ?? 'toggle'
  const summary = summaryOf(value)
  return (
    <Card
      id={id}
      name={path}
      place={place}
      count={count}
      label={label}
      summary={isCompany(summary) ? companyName(summary) : summary}
      warnings={[deadIn(value)]}
      hidden={hidden}
      note={locked}
      open={cards.isOpen(id)}
      onOpen={locked ? null : (open) => cards.setOpen(id, open)}
      acts={{
        moveTo: (to) => move(place, to, actOfFocus()),
        ...(!locked && {
          duplicate: () => after(cards.duplicate(place), 'toggle', formatMessage(say.duplicated, { label })),
        }),
        ...(hides &&
          !locked && {
            toggleHidden() {
              form.setValue(`${path}.hidden`, !hidden, { shouldDirty: true })
              focus.announce(formatMessage(hidden ? say.nowShown : say.nowHidden, { label }))
            },
          }),
        remove() {
          cards.remove(place)
          after('gone', 'undo', formatMessage(say.removed, { label }))
        },
      }}
    >
      {children(path, value)}
    </Card>
  )
}

/** Stands where a card was until something else is done. */
function Undo({ cards, focus, faceOf }: Pick<SortedProps, 'cards' | 'focus' | 'faceOf'>) {
  if (!cards.gone) return null
  const { label } = faceOf(cards.gone.value)
  const summary = summaryOf(cards.gone.value)
  return (
    <li className={styles.gone} data-card="gone">
      <span>
        {formatMessage(say.removed, { label })} {summary}
      </span>
      <Button
        size="small"
        data-act="undo"
        startIcon={<Icon svg={undo} />}
        onClick={() => {
          const key = cards.undo()
          if (key !== null) focus.next(key, 'toggle')
          focus.announce(formatMessage(say.undone, { label }))
        }}
      >
        {say.undo}
      </Button>
    </li>
  )
}
