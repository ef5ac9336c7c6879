import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { RevisionSummary } from '#contract/backoffice/content.ts'
import { ask, withQuery } from '../../api.ts'
import { isMasked } from '../../permissions.ts'
import { formatMessage, messages } from '../../messages.ts'
import { focusOnce } from '../../people/components/focus-once.ts'
import { Comparison } from '../diff/comparison.tsx'
import { useEditing } from '../editing.tsx'
import type { Saving } from '../use-saving.ts'
import { bodyOf, valuesOf, type Values } from '../values.ts'
import { useWithdrawing } from '../withdraw-dialog.tsx'

const { history: says, picture } = messages.content
type Props = { number: number; saving: Saving; onClose: () => void }

/** An earlier revision beside what is in the form, and the way back to it. */
export function RevisionDialog({ number, saving, onClose }: Props) {
  const { definition, details, readOnly } = useEditing()
  const form = useFormContext<Values>()
  const id = details?.item.id ?? ''
  const { data } = useQuery({
    queryKey: ['revision', definition.name, id, number],
    queryFn: () =>
      ask<RevisionSummary & { fields: Values }>(
        'GET',
        withQuery(`/backoffice/api/${definition.name}/${id}/revisions/${number}`, {
          reveal: isMasked(definition) && !readOnly ? 'true' : undefined,
        }),
      ),
  })
  const { saveAsking, question } = useWithdrawing(details?.item)
  const restore = async () => {
    if (!data) return
    await saving.save({ restored: number, values: valuesOf(definition, data.fields) })
    onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="revision-title">
      <DialogTitle id="revision-title">{formatMessage(says.title, { number })}</DialogTitle>
      <DialogContent tabIndex={0}>
        {data && (
          <Comparison
            definition={definition}
            before={data.fields}
            after={bodyOf(definition, form.getValues())}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={focusOnce} onClick={onClose}>
          {picture.close}
        </Button>
        {!readOnly && (
          <Button
            variant="contained"
            disabled={!data || saving.busy}
            onClick={() => saveAsking(() => void restore())}
          >
            {formatMessage(says.restore, { number })}
          </Button>
        )}
      </DialogActions>
      {question}
    </Dialog>
  )
}
