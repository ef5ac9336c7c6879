import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import { nameOf } from '../lists/fields.ts'
import { inCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { differingFields } from './diff/changed-fields.ts'
import { Comparison } from './diff/comparison.tsx'
import { useEditing } from './editing.tsx'
import type { Saving } from './use-saving.ts'
import { bodyOf, valuesOf, type Values } from './values.ts'
import { useWithdrawing } from './withdraw-dialog.tsx'

const { conflict: says, about } = messages.content
type Side = 'mine' | 'theirs'

/** Two people wrote: both versions field by field, to choose from, before anything is saved. */
export function ConflictDialog({ saving, theirs }: { saving: Saving; theirs: StaffDetails }) {
  const { definition, details } = useEditing()
  const form = useFormContext<Values>()
  const mine = bodyOf(definition, form.getValues())
  const base = bodyOf(definition, valuesOf(definition, details?.item ?? {}))
  const other = bodyOf(definition, valuesOf(definition, theirs.item))
  const fields = differingFields(definition, mine, other)
  // What only they changed is taken from them until somebody says otherwise.
  const untouched = new Set(differingFields(definition, base, mine))
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const whose = (field: string): Side => chosen[field] ?? (untouched.has(field) ? 'mine' : 'theirs')
  const { saveAsking, question } = useWithdrawing(theirs.item)
  const go = async () => {
    const merged = { ...valuesOf(definition, theirs.item) }
    const typed = form.getValues()
    for (const field of fields) if (whose(field) === 'mine') merged[field] = typed[field]
    form.reset(merged, { keepDefaultValues: true })
    await saving.save({ values: merged, version: theirs.item.version })
  }
  return (
    <Dialog open fullWidth maxWidth="md" onClose={saving.endConflict} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title" tabIndex={-1} ref={focusOnce}>
        {says.title}
      </DialogTitle>
      <DialogContent>
        <p>
          {theirs.item.updated_by &&
            formatMessage(about.changed, {
              name: theirs.item.updated_by.name,
              at: inCat(theirs.item.updated_at),
            })}
          . {says.text}
        </p>
        {fields.map((field) => (
          <section key={field}>
            <RadioGroup
              row
              aria-label={formatMessage(says.fieldOf, { field: nameOf(field) })}
              value={whose(field)}
              onChange={(_, value) => setChosen({ ...chosen, [field]: value === 'mine' ? 'mine' : 'theirs' })}
            >
              <FormControlLabel value="mine" control={<Radio size="small" />} label={says.mine} />
              <FormControlLabel value="theirs" control={<Radio size="small" />} label={says.theirs} />
            </RadioGroup>
            <Comparison definition={definition} before={other} after={mine} only={field} />
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={saving.endConflict}>{says.cancel}</Button>
        <Button variant="contained" disabled={saving.busy} onClick={() => saveAsking(() => void go())}>
          {says.save}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
