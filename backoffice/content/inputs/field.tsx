import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import {
  askedAlong,
  askedWhen,
  bare,
  elementOf,
  isAsked,
  isBilingual,
  mayBeEmpty,
  kindOf,
  shapeOf,
  variantsOf,
} from '#contract/backoffice/schema.ts'
import { nameOf } from '../../lists/fields.ts'
import styles from '../form.module.css'
import { ObjectsInput, SectionsInput } from './cards-input.tsx'
import { MenuInput } from '../menu/menu-input.tsx'
import { ChoiceInput, ChoicesInput } from './choices.tsx'
import { FileInput } from './file-input.tsx'
import { LinkInput } from './link-input.tsx'
import { ListInput } from './list-input.tsx'
import { OpeningInput } from './opening-input.tsx'
import { PairInput } from './pair.tsx'
import { PlaceInput } from './place-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { AddressInput, FlagInput, InstantInput, labelOf, NumberInput, PlainInput } from './plain.tsx'
import { ReferenceInput } from './reference.tsx'
import { SlugInput } from './slug-input.tsx'

type FieldProps = { name: string; field: z.ZodType; label?: string | undefined }

/** The input of any field that is asked for. @param name its path in the form; what leads to a field finds it by that */
export function FieldInput(props: FieldProps) {
  const { name, field } = props
  const flag = askedWhen(field)
  if (!isAsked(field)) return null
  const input = (
    <div className={styles.field} data-field={name} data-short={isShort(field) || undefined}>
      <InputOf {...props} />
    </div>
  )
  return flag === undefined ? (
    input
  ) : (
    <WhileOn flag={[...name.split('.').slice(0, -1), flag].join('.')}>{input}</WhileOn>
  )
}

/** Numbers stand beside each other where there is room. A latitude is asked for with its map. */
const isShort = (field: z.ZodType): boolean =>
  ['decimal', 'whole'].includes(kindOf(field) ?? '') && askedAlong(field) === undefined

/** What is asked only while a flag of the form is on. */
function WhileOn({ flag, children }: { flag: string; children: ReactNode }) {
  return useWatch({ name: flag }) === true && children
}

/** The input of a field, by its kind and its schema. */
function InputOf({ name, field, label }: FieldProps) {
  const props = { name, field, label: label ?? nameOf(name), optional: mayBeEmpty(field) }
  if (isBilingual(field)) return <PairInput {...props} />
  const kind = kindOf(field)
  // It follows from other fields.
  const inner = bare(field)
  const element = elementOf(field)
  if (askedAlong(field) !== undefined) return <PlaceInput {...props} />
  if (kind === 'opening') return <OpeningInput {...props} />
  if (kind === 'image') return <PictureInput {...props} />
  if (kind === 'file') return <FileInput {...props} />
  if (kind === 'address') return <AddressInput {...props} />
  if (kind === 'link') return <LinkInput {...props} />
  if (kind === 'reference') return <ReferenceInput {...props} />
  // A part of something has no title that its own address would follow.
  if (kind === 'slug' && !name.includes('.')) return <SlugInput {...props} />
  if (kind === 'flag' || inner instanceof z.ZodBoolean) return <FlagInput {...props} />
  if (kind === 'instant') return <InstantInput {...props} />
  if (kind === 'whole' || kind === 'coordinate' || inner instanceof z.ZodNumber)
    return <NumberInput {...props} />
  if (element && bare(element) instanceof z.ZodEnum) return <ChoicesInput {...props} />
  if (kind === 'menu') return <MenuInput {...props} part={partInput} />
  if (element && variantsOf(element)) return <SectionsInput {...props} part={partInput} />
  if (element && !isBilingual(element) && bare(element) instanceof z.ZodObject)
    return <ObjectsInput {...props} part={partInput} />
  if (element)
    return (
      <ListInput {...props}>
        {(item) => <FieldInput name={item.name} field={element} label={item.label} />}
      </ListInput>
    )
  if (inner instanceof z.ZodEnum) return <ChoiceInput {...props} />
  if (inner instanceof z.ZodObject)
    return (
      <fieldset className={styles.group}>
        <legend>{labelOf(props)}</legend>
        {Object.entries(shapeOf(field)).map(([part, child]) => (
          <FieldInput key={part} name={`${name}.${part}`} field={child} label={nameOf(part)} />
        ))}
      </fieldset>
    )
  return <PlainInput {...props} />
}

const partInput = (part: { name: string; label: string; field: z.ZodType }) => <FieldInput {...part} />
