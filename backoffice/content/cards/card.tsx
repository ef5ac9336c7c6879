import Chip from '@mui/material/Chip'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { useSortable } from '@dnd-kit/sortable'
import down from 'lucide-static/icons/arrow-down.svg?raw'
import up from 'lucide-static/icons/arrow-up.svg?raw'
import closed from 'lucide-static/icons/chevron-right.svg?raw'
import opened from 'lucide-static/icons/chevron-down.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import hide from 'lucide-static/icons/eye-off.svg?raw'
import show from 'lucide-static/icons/eye.svg?raw'
import grip from 'lucide-static/icons/grip-vertical.svg?raw'
import gone from 'lucide-static/icons/trash-2.svg?raw'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../../shell/icon.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing, useFieldError } from '../editing.tsx'
import styles from './cards.module.css'

const say = messages.cards

/** What can be done with a card; one that is left out is not offered. */
export type CardActs = {
  moveTo: (place: number) => void
  duplicate?: () => void
  toggleHidden?: () => void
  remove: () => void
}

type Props = {
  /** its own among the cards; also what is dragged */
  id: string
  /** its path in the form, for what is wrong with it as a whole */
  name: string
  place: number
  count: number
  /** what it is, such as "Text" */
  label: string
  summary: string
  /** what it is called for who does not see it; its label and place where it is not said */
  named?: string
  /** said beside its summary */
  tag?: string | undefined
  /** said beside its summary, also while it is closed: what is wrong with it */
  warnings?: readonly (string | undefined)[]
  /** true for what belongs to the card above */
  inner?: boolean
  /** true where cards stay in their places while one is dragged, and a line shows where it will be */
  dropLine?: boolean
  hidden?: boolean
  /** said under its head, such as that it is of a newer version */
  note?: string | undefined
  open: boolean
  /** null where there is nothing to open */
  onOpen: ((open: boolean) => void) | null
  acts: CardActs
  children?: ReactNode
}

/** One part of a list: its head with what can be done with it, and its inputs when it is open. */
export function Card(props: Props) {
  const { id, name, place, count, label, inner, dropLine } = props
  const { hidden = false, note, open, onOpen, acts, children } = props
  const { readOnly } = useEditing()
  const error = useFieldError(name, ['type'])
  const {
    setNodeRef,
    setActivatorNodeRef,
    listeners,
    transform,
    transition,
    isDragging,
    isOver,
    activeIndex,
    index,
  } = useSortable({
    id,
    disabled: readOnly,
  })
  const body = useId()
  const what = props.named ?? formatMessage(say.named, { label, n: place + 1 })
  const pressed = (event: KeyboardEvent) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to !== place && to >= 0 && to < count) acts.moveTo(to)
  }
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-card={id}
      data-card-path={name}
      data-hidden={hidden || undefined}
      data-dragged={isDragging || undefined}
      data-inner={inner}
      data-drop={dropLine && isOver && !isDragging ? (activeIndex < index ? 'after' : 'before') : undefined}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition: transition,
      }}
    >
      <fieldset className={styles.inside} aria-label={what}>
        <div className={styles.head}>
          {!readOnly && (
            <button
              ref={setActivatorNodeRef}
              type="button"
              className={styles.grip}
              data-act="grip"
              aria-label={formatMessage(say.drag, { what })}
              title={say.dragHint}
              {...listeners}
              onKeyDown={pressed}
            >
              <Icon svg={grip} />
            </button>
          )}
          <Title {...props} body={body} />
          {!readOnly && <Acts what={what} place={place} count={count} hidden={hidden} acts={acts} />}
        </div>
        {note && <p className={styles.note}>{note}</p>}
        {error && (
          <FormHelperText error className={styles.note ?? ''}>
            {error}
          </FormHelperText>
        )}
        {open && onOpen && (
          <div id={body} className={styles.body} data-body>
            {children}
          </div>
        )}
      </fieldset>
    </li>
  )
}

/** What a card is and says, and the way into it. @param body the id of what it opens */
function Title({ label, summary, tag, warnings = [], hidden, open, onOpen, body }: Props & { body: string }) {
  return (
    <button
      type="button"
      className={styles.title}
      data-act="toggle"
      aria-expanded={onOpen ? open : undefined}
      aria-controls={onOpen && open ? body : undefined}
      disabled={!onOpen}
      onClick={() => onOpen?.(!open)}
    >
      {onOpen && <Icon svg={open ? opened : closed} />}
      <span className={styles.label}>{label}</span>
      <span className={styles.summary}>{summary}</span>
      {tag && <Chip size="small" variant="outlined" label={tag} />}
      {warnings.map(
        (warning) =>
          warning && <Chip key={warning} size="small" variant="outlined" color="warning" label={warning} />,
      )}
      {hidden && <Chip size="small" variant="outlined" label={say.hidden} />}
    </button>
  )
}

type ActsProps = { what: string; place: number; count: number; hidden: boolean; acts: CardActs }

function Acts({ what, place, count, hidden, acts }: ActsProps) {
  const { moveTo, duplicate, toggleHidden, remove } = acts
  return (
    <div className={styles.acts}>
      <Act
        act="up"
        name={formatMessage(say.up, { what })}
        svg={up}
        off={place === 0}
        run={() => moveTo(place - 1)}
      />
      <Act
        act="down"
        name={formatMessage(say.down, { what })}
        svg={down}
        off={place === count - 1}
        run={() => moveTo(place + 1)}
      />
      {duplicate && (
        <Act act="copy" name={formatMessage(say.duplicate, { what })} svg={copy} run={duplicate} />
      )}
      {toggleHidden && (
        <Act
          act="hide"
          name={formatMessage(hidden ? say.show : say.hide, { what })}
          svg={hidden ? show : hide}
          run={toggleHidden}
        />
      )}
      <Act act="remove" name={formatMessage(say.remove, { what })} svg={gone} run={remove} />
    </div>
  )
}

type ActProps = { act: string; name: string; svg: string; off?: boolean; run: () => void }

/** Not disabled where it is off: whoever has just pressed it would lose the focus. */
const Act = ({ act, name, svg, off = false, run }: ActProps) => (
  <IconButton
    size="small"
    data-act={act}
    aria-label={name}
    title={name}
    aria-disabled={off}
    onClick={() => !off && run()}
  >
    <Icon svg={svg} />
  </IconButton>
)
