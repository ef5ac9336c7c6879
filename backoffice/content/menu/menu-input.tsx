import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import plus from 'lucide-static/icons/plus.svg?raw'
import undo from 'lucide-static/icons/undo-2.svg?raw'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { elementOf, mostEntries, shapeOf } from '#contract/backoffice/schema.ts'
import { nameOf } from '../../lists/fields.ts'
import { Icon } from '../../shell/icon.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { Card } from '../cards/card.tsx'
import { silently } from '../cards/card-list.tsx'
import styles from '../cards/cards.module.css'
import { summaryOf } from '../cards/summary.ts'
import { useKeptFocus, type KeptFocus } from '../cards/use-kept-focus.ts'
import { useEditing, useFieldError } from '../editing.tsx'
import type { InputProps } from '../inputs/input-props.ts'
import { labelOf } from '../inputs/plain.tsx'
import { repeatedLinks, useDeadLinks } from '../links/marked-links.ts'
import { beginning } from '../values.ts'
import { categoryTo, dropOn, linkTo, overfull, placeOf, rowsOf, stepLink, type Tree } from './menu-tree.ts'
import { useMenuTree, type MenuTree } from './use-menu-tree.ts'

const { cards: say, menu: words } = messages

type Part = (part: { name: string; label: string; field: z.ZodType }) => ReactNode
type Shape = Record<string, z.ZodType>

/** A company's menu as a tree: categories with their links, moved by drag or by keyboard, also from one into another. */
export function MenuInput({ part, ...props }: InputProps & { part: Part }) {
  const { name, field } = props
  const { readOnly } = useEditing()
  const error = useFieldError(name)
  const menu = useMenuTree(name)
  const [refused, setRefused] = useState<string | null>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const focus = useKeptFocus(box)
  const deadIn = useDeadLinks()
  const element = elementOf(field)
  const shape = element ? shapeOf(element) : {}
  const link = shape['links'] && elementOf(shape['links'])
  if (!element || !link) return null
  const repeated = repeatedLinks(name, menu.categories)
  const marksOf: RowsProps['marksOf'] = (path, value) => [
    deadIn(value),
    repeated.has(path) ? messages.links.twice : undefined,
  ]
  const most = mostEntries(field)
  const mostLinks = shape['links'] && mostEntries(shape['links'])
  return (
    <fieldset className={styles.list} ref={box}>
      <legend>{labelOf(props)}</legend>
      <Rows {...{ menu, focus, name, part, shape, link, mostLinks, marksOf }} refuse={setRefused} />
      {refused !== null && <FormHelperText error>{refused}</FormHelperText>}
      {!readOnly && (
        <div className={styles.add}>
          <Button
            variant="outlined"
            startIcon={<Icon svg={plus} />}
            aria-invalid={error !== undefined}
            disabled={most !== undefined && menu.tree.length >= most}
            onClick={() => {
              focus.next(menu.addCategory(beginning(element, undefined)), 'body')
              focus.announce(formatMessage(say.added, { label: words.category, n: menu.tree.length + 1 }))
            }}
          >
            {words.addCategory}
          </Button>
          <Entries n={menu.tree.length} most={most} />
        </div>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <output className="visually-hidden" aria-live="polite">
        {focus.said}
      </output>
    </fieldset>
  )
}

/** How many there are of how many there may be. */
const Entries = ({ n, most }: { n: number; most: number | undefined }) =>
  most !== undefined && (
    <span className={styles.count}>{formatMessage(messages.content.entries, { n, most })}</span>
  )

type RowsProps = {
  menu: MenuTree
  focus: KeptFocus
  name: string
  part: Part
  shape: Shape
  link: z.ZodType
  /** how many links a category may hold */
  mostLinks: number | undefined
  /** what is wrong with a row */
  marksOf: (path: string, value: unknown) => (string | undefined)[]
}

type Refuse = { refuse: (why: string | null) => void }

function Rows({ refuse, ...shared }: RowsProps & Refuse) {
  const { menu, focus, mostLinks } = shared
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const { tree } = menu
  const arrange = (key: string, after: Tree, act: string) => {
    const to = placeOf(after, key)
    if (!to) return
    const full = overfull(tree, after, mostLinks)
    if (full !== null) {
      const category = nameIn(menu, full)
      const why = formatMessage(words.full, { category, most: mostLinks ?? 0 })
      refuse(why)
      return focus.announce(why)
    }
    refuse(null)
    focus.next(key, act)
    focus.announce(placeInWords(menu, tree, after, key))
    menu.arrange(after)
  }
  const row = { ...shared, arrange }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silently}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id)
          arrange(String(active.id), dropOn(tree, String(active.id), String(over.id)), 'grip')
      }}
    >
      {/* Rows stay where they are; a line shows where the one that is dragged will be. */}
      <SortableContext items={rowsOf(tree)} strategy={() => null}>
        <ol className={styles.cards}>
          {tree.map(({ key, links }, category) => (
            <Fragment key={key}>
              <Gone menu={menu} focus={focus} category={category} link={null} />
              <CategoryRow {...row} id={key} at={category} />
              {links.map((one, at) => (
                <Fragment key={one}>
                  <Gone menu={menu} focus={focus} category={category} link={at} />
                  <LinkRow {...row} id={one} category={category} at={at} />
                </Fragment>
              ))}
              <Gone menu={menu} focus={focus} category={category} link={links.length} />
              <AddLink {...row} category={category} />
            </Fragment>
          ))}
          <Gone menu={menu} focus={focus} category={tree.length} link={null} />
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const nameIn = ({ categories }: MenuTree, at: number) => summaryOf(categories[at]?.['name']) || words.unnamed

/** Where something is now, for who does not see it. */
function placeInWords(menu: MenuTree, before: Tree, after: Tree, key: string): string {
  const to = placeOf(after, key)
  if (!to) return ''
  if (to.link === null) return formatMessage(say.moved, { n: to.category + 1, count: after.length })
  const category = before.findIndex((one) => one.key === after[to.category]?.key)
  return formatMessage(words.movedIn, { n: to.link + 1, category: nameIn(menu, category) })
}

type RowProps = RowsProps & {
  arrange: (key: string, after: Tree, act: string) => void
  id: string
  at: number
}

function useRemove({ menu, focus }: Pick<RowProps, 'menu' | 'focus'>) {
  return (key: string, label: string) => {
    menu.remove(key)
    focus.next('gone', 'undo')
    focus.announce(formatMessage(say.removed, { label }))
  }
}

function CategoryRow(props: RowProps) {
  const { menu, focus, name, part, shape, arrange, id, at } = props
  const remove = useRemove(props)
  const value = menu.categories[at]
  const path = `${name}.${at}`
  return (
    <Card
      id={id}
      name={path}
      place={at}
      count={menu.tree.length}
      label={words.category}
      summary={leading(value)}
      warnings={props.marksOf(path, { ...value, links: [] })}
      dropLine
      open={menu.isOpen(id)}
      onOpen={(open) => menu.setOpen(id, open)}
      acts={{
        moveTo: (to) => arrange(id, categoryTo(menu.tree, at, to), focus.actNow() ?? 'grip'),
        remove: () => remove(id, words.category),
      }}
    >
      {/* Of another place: what was typed there is read anew. */}
      <Fragment key={path}>
        {Object.entries(shape)
          .filter(([key]) => key !== 'links')
          .map(([key, field]) => (
            <Fragment key={key}>{part({ name: `${path}.${key}`, label: nameOf(key), field })}</Fragment>
          ))}
      </Fragment>
    </Card>
  )
}

function LinkRow(props: RowProps & { category: number }) {
  const { menu, focus, name, part, link, arrange, id, category, at } = props
  const { readOnly } = useEditing()
  const remove = useRemove(props)
  const value = menu.categories[category]?.links[at]
  const path = `${name}.${category}.links.${at}`
  const rows = menu.tree.flatMap(({ links }) => links)
  const count = menu.tree[category]?.links.length ?? 0
  // Up from the first of all, or down from the last, leads into another category while there is one.
  const first = category === 0 && at === 0
  const last = category === menu.tree.length - 1 && at === count - 1
  return (
    <Card
      id={id}
      name={path}
      place={first ? 0 : rows.indexOf(id) + 1}
      count={last ? rows.indexOf(id) + 2 : rows.length + 3}
      label={words.link}
      named={formatMessage(words.linkOf, { n: at + 1, category: nameIn(menu, category) })}
      summary={leading(value)}
      tag={isHeader(value) ? words.head : undefined}
      warnings={props.marksOf(path, value)}
      inner
      dropLine
      open={menu.isOpen(id)}
      onOpen={(open) => menu.setOpen(id, open)}
      acts={{
        moveTo: (to) =>
          arrange(
            id,
            stepLink(menu.tree, id, to < (first ? 0 : rows.indexOf(id) + 1) ? -1 : 1),
            focus.actNow() ?? 'grip',
          ),
        remove: () => remove(id, words.link),
      }}
    >
      <Fragment key={path}>
        {!readOnly && menu.tree.length > 1 && (
          <TextField
            select
            label={words.inCategory}
            value={category}
            onChange={(event) =>
              arrange(
                id,
                linkTo(menu.tree, id, {
                  category: Number(event.target.value),
                  link: Number.MAX_SAFE_INTEGER,
                }),
                'toggle',
              )
            }
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {menu.tree.map(({ key }, place) => (
              <option key={key} value={place}>
                {nameIn(menu, place)}
              </option>
            ))}
          </TextField>
        )}
        {Object.entries(shapeOf(link)).map(([key, field]) => (
          <Fragment key={key}>{part({ name: `${path}.${key}`, label: nameOf(key), field })}</Fragment>
        ))}
      </Fragment>
    </Card>
  )
}

const isHeader = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'header' in value && value.header === true

/** A name and where it leads. */
function leading(value: unknown): string {
  const { name, href } = (value ?? {}) as { name?: unknown; href?: unknown } // a category or a link, perhaps half written
  const said = summaryOf(name)
  return typeof href === 'string' && href !== '' ? `${said} → ${href}` : said
}

function AddLink({ menu, focus, link, mostLinks, category }: RowsProps & { category: number }) {
  const { readOnly } = useEditing()
  const has = menu.tree[category]?.links.length ?? 0
  // A category that is a link itself opens no panel: links in it would be seen nowhere.
  if (readOnly || menu.categories[category]?.['clickable'] === true) return null
  return (
    <li className={styles.innerAdd}>
      <Button
        size="small"
        startIcon={<Icon svg={plus} />}
        aria-label={formatMessage(words.addLinkTo, { category: nameIn(menu, category) })}
        disabled={mostLinks !== undefined && has >= mostLinks}
        onClick={() => {
          focus.next(menu.addLink(category, beginning(link, undefined)), 'body')
          focus.announce(formatMessage(say.added, { label: words.link, n: has + 1 }))
        }}
      >
        {words.addLink}
      </Button>
      <Entries n={has} most={mostLinks} />
    </li>
  )
}

type GoneProps = Pick<RowsProps, 'menu' | 'focus'> & { category: number; link: number | null }

/** Stands where something was until something else is done. */
function Gone({ menu, focus, category, link }: GoneProps) {
  const { gone } = menu
  if (!gone || gone.category !== category || gone.link !== link) return null
  const label = gone.link === null ? words.category : words.link
  return (
    <li className={styles.gone} data-card="gone">
      <span>
        {formatMessage(say.removed, { label })} {leading(gone.value)}
      </span>
      <Button
        size="small"
        data-act="undo"
        startIcon={<Icon svg={undo} />}
        onClick={() => {
          const key = menu.undo()
          if (key !== null) focus.next(key, 'toggle')
          focus.announce(formatMessage(say.undone, { label }))
        }}
      >
        {say.undo}
      </Button>
    </li>
  )
}
