import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import down from 'lucide-static/icons/arrow-down.svg?raw'
import up from 'lucide-static/icons/arrow-up.svg?raw'
import gone from 'lucide-static/icons/trash-2.svg?raw'
import { useFieldArray } from 'react-hook-form'
import type { ReactNode } from 'react'
import { elementOf, mostEntries } from '#contract/backoffice/schema.ts'
import { Icon } from '../../shell/icon.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing, useFieldError } from '../editing.tsx'
import styles from '../form.module.css'
import { beginning } from '../values.ts'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'

const { content } = messages

type Props = InputProps & { children: (item: { name: string; label: string }) => ReactNode }

/** A list whose items are added, removed and moved by buttons, so by keyboard too. */
export function ListInput(props: Props) {
  const { name, label, field, children } = props
  const element = elementOf(field)
  const { fields, append, remove, move } = useFieldArray({ name })
  const { readOnly } = useEditing()
  const error = useFieldError(name)
  const most = mostEntries(field)
  return (
    <fieldset className={styles.group}>
      <legend>{labelOf(props)}</legend>
      <ol className={styles.list}>
        {fields.map(({ id }, index) => (
          <li key={id}>
            {children({
              name: `${name}.${index}`,
              label: formatMessage(content.itemOf, { what: label, n: index + 1 }),
            })}
            {!readOnly && (
              <div className={styles.moves}>
                {/* Not disabled at the ends: whoever has just pressed it would lose the focus. */}
                <IconButton
                  size="small"
                  aria-label={formatMessage(content.moveUp, { what: label, n: index + 1 })}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  <Icon svg={up} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={formatMessage(content.moveDown, { what: label, n: index + 1 })}
                  aria-disabled={index === fields.length - 1}
                  onClick={() => index < fields.length - 1 && move(index, index + 1)}
                >
                  <Icon svg={down} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={formatMessage(content.removeItem, { what: label, n: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <Icon svg={gone} />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && (
        <div className={styles.buttons}>
          <Button
            variant="outlined"
            size="small"
            aria-invalid={error !== undefined}
            disabled={most !== undefined && fields.length >= most}
            onClick={() => element && append(beginning(element, undefined))}
          >
            {formatMessage(content.add, { what: label.toLowerCase() })}
          </Button>
          {most !== undefined && (
            <span className={styles.quiet}>{formatMessage(content.entries, { n: fields.length, most })}</span>
          )}
        </div>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </fieldset>
  )
}
