import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { isBlank, savedText } from '#contract/rules/blank.ts'
import type { ReviewDocument } from '#contract/backoffice/kyc.ts'
import type { ChangeReason } from '#contract/kyc.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { useTyped } from '../use-typed.ts'
import styles from './kyc.module.css'
import { useReasons } from './use-reasons.ts'

type Props = {
  kycDocument: ReviewDocument
  /** why it could not be sent; behind the dialog it would not be seen */
  refused: string
  onCancel: () => void
  onSave: (reason: ChangeReason) => Promise<unknown>
  onType: () => void
}

/** Why a document is asked for again: from the library in both languages, or in own words; both can be mended. */
export function ReasonForm({ kycDocument, refused, onCancel, onSave, onType }: Props) {
  const [chosen, setChosen] = useState('')
  const [typed, setReason] = useTyped<ChangeReason | null>(`reason ${kycDocument.id}`, null)
  const reason = typed ?? kycDocument.reason ?? { en: '', ny: '' }
  const [incomplete, setIncomplete] = useState(false)
  const reasons = useReasons()
  const w = messages.kyc
  const field = (lang: 'en' | 'ny', label: string) => (
    <TextField
      label={label}
      value={reason[lang]}
      multiline
      minRows={2}
      fullWidth
      error={incomplete && isBlank(reason[lang])}
      onChange={(event) => {
        onType()
        setReason({ ...reason, [lang]: event.target.value })
      }}
      // Above the field from the start: in it, a narrow screen would cut it off.
      slotProps={{ htmlInput: { maxLength: 600, lang }, inputLabel: { shrink: true } }}
    />
  )
  const cancel = () => {
    setReason(null)
    onCancel()
  }
  async function save() {
    const given = { en: savedText(reason.en), ny: savedText(reason.ny) }
    if (given.en === '' || given.ny === '') setIncomplete(true)
    else if (await onSave(given)) setReason(null)
  }
  return (
    <Dialog open onClose={cancel} aria-labelledby="reason-title" maxWidth="sm" fullWidth>
      <DialogTitle id="reason-title">
        {formatMessage(w.reasonFor, { document: kycDocument.purpose })}
      </DialogTitle>
      <DialogContent className={styles.reason}>
        <TextField
          select
          label={w.library}
          inputRef={focusOnce}
          value={chosen}
          onChange={({ target: { value } }) => {
            setChosen(value)
            const found = reasons.find(({ id }) => id === value)
            if (found) setReason(found.text)
          }}
        >
          {reasons.map(({ id, text }) => (
            <MenuItem key={id} value={id}>
              {text.en}
            </MenuItem>
          ))}
          <MenuItem value="own">{w.libraryOwn}</MenuItem>
        </TextField>
        {field('en', w.reasonEn)}
        {field('ny', w.reasonNy)}
        {incomplete && <p role="alert">{w.reasonBoth}</p>}
        {refused && (
          <p className={styles.refused} role="alert">
            {refused}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>{w.cancel}</Button>
        <Button variant="contained" onClick={() => void save()}>
          {w.reasonSave}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
