import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import plus from 'lucide-static/icons/plus.svg?raw'
import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { elementOf, mostEntries, shapeOf, variantsOf } from '#contract/backoffice/schema.ts'
import { sectionLabels } from '#contract/section-types.ts'
import { nameOf } from '../../lists/fields.ts'
import { Icon } from '../../shell/icon.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { CardList, type CardFace } from '../cards/card-list.tsx'
import { useFieldError } from '../editing.tsx'
import { beginning } from '../values.ts'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'

const { cards: say, content } = messages

type Props = InputProps & {
  /** the input of one part of an object */
  part: (part: { name: string; label: string; field: z.ZodType }) => ReactNode
}

/** A list of objects, as cards. */
export function ObjectsInput(props: Props) {
  const { name, label, field, part } = props
  const element = elementOf(field)
  const error = useFieldError(name)
  const face: CardFace = { label: singular(label), hides: false }
  if (!element) return null
  return (
    <CardList
      name={name}
      legend={labelOf(props)}
      faceOf={() => face}
      most={mostEntries(field)}
      adding={(add, full) => (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon svg={plus} />}
          aria-invalid={error !== undefined}
          disabled={full}
          onClick={() => add(beginning(element, undefined))}
        >
          {formatMessage(content.add, { what: label.toLowerCase() })}
        </Button>
      )}
    >
      {(path, value) =>
        Object.entries(shapeOf(element, value)).map(([key, child]) => (
          <Part key={key}>{part({ name: `${path}.${key}`, label: nameOf(key), field: child })}</Part>
        ))
      }
    </CardList>
  )
}

const Part = ({ children }: { children: ReactNode }) => children

/** What one of them is called: "Steps" has steps, "Entries" has entries. */
export const singular = (label: string): string => label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

/** What every section has; drawn apart from its own fields. */
const common = new Set(['type', 'hidden', 'id'])

/** The parts of a page, as cards of several types. */
export function SectionsInput(props: Props) {
  const { name, field, part } = props
  const element = elementOf(field)
  const variants = element && variantsOf(element)
  if (!element || !variants) return null
  const faceOf = (value: unknown): CardFace => {
    const type = typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : ''
    if (variants.has(type)) return { label: sectionLabels.get(type) ?? nameOf(type), hides: true }
    return { label: say.unknown, locked: say.newer, hides: false }
  }
  return (
    <CardList
      name={name}
      legend={labelOf(props)}
      faceOf={faceOf}
      most={mostEntries(field)}
      adding={(add, full) => (
        <TypeMenu
          name={name}
          full={full}
          types={[...variants.keys()]}
          onChoose={(type) => add(beginning(element, { type }))}
        />
      )}
    >
      {(path, value) => {
        const shape = shapeOf(element, value)
        const own = Object.entries(shape).filter(([key]) => !common.has(key))
        return (
          <>
            {own.map(([key, child]) => (
              <Part key={key}>{part({ name: `${path}.${key}`, label: nameOf(key), field: child })}</Part>
            ))}
            {shape['id'] && part({ name: `${path}.id`, label: say.anchor, field: shape['id'] })}
          </>
        )
      }}
    </CardList>
  )
}

type MenuProps = { name: string; full: boolean; types: readonly string[]; onChoose: (type: string) => void }

function TypeMenu({ name, full, types, onChoose }: MenuProps) {
  const error = useFieldError(name)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon svg={plus} />}
        aria-haspopup="menu"
        disabled={full}
        aria-expanded={open}
        aria-invalid={error !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say.addSection}
      </Button>
      <Menu
        open={open}
        anchorEl={anchor}
        slotProps={{ list: { 'aria-label': say.addSection } }}
        // Who chose a type goes on in the new card; who did not is back at the button.
        disableRestoreFocus
        onClose={() => {
          setAnchor(null)
          anchor?.focus()
        }}
      >
        {types.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null)
              onChoose(type)
            }}
          >
            {sectionLabels.get(type) ?? nameOf(type)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
