import IconButton from '@mui/material/IconButton'
import percent from 'lucide-static/icons/percent.svg?raw'
import { useState } from 'react'
import { writtenReference } from '#contract/rules/references.ts'
import { Icon } from '../../shell/icon.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { FigurePicker } from './figure-picker.tsx'
import { useFigures } from './use-figures.ts'

const say = messages.figures
type Props = {
  /** the field's name, for who does not see where the button stands */
  label: string
  /** puts a reference where the cursor is */
  insert: (reference: string) => void
}

/** Opens the figures, to put one where the cursor is. */
export function InsertFigure({ label, insert }: Props) {
  const figures = useFigures()
  const [open, setOpen] = useState(false)
  if (!figures?.length) return null
  return (
    <>
      <IconButton
        size="small"
        title={say.insert}
        aria-label={formatMessage(say.insertInto, { field: label })}
        onClick={() => setOpen(true)}
      >
        <Icon svg={percent} />
      </IconButton>
      {open && (
        <FigurePicker
          figures={figures}
          onClose={() => setOpen(false)}
          onChoose={(figure) => {
            setOpen(false)
            insert(writtenReference(figure))
          }}
        />
      )}
    </>
  )
}
