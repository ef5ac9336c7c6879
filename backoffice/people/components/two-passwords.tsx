import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { messages } from '../../messages.ts'

type Props = {
  wanted: string
  again: string
  onWanted: (text: string) => void
  onAgain: (text: string) => void
}

/** A new password, twice, or shown. */
export function TwoPasswords({ wanted, again, onWanted, onAgain }: Props) {
  const [shown, setShown] = useState(false)
  const text = messages.people.password
  const differ = again !== '' && again !== wanted
  const type = shown ? 'text' : 'password'
  return (
    <>
      <TextField
        type={type}
        label={text.wanted}
        helperText={text.rule}
        autoComplete="new-password"
        required
        fullWidth
        value={wanted}
        onChange={(event) => onWanted(event.target.value)}
      />
      <TextField
        type={type}
        label={text.again}
        autoComplete="new-password"
        required
        fullWidth
        value={again}
        error={differ}
        helperText={differ ? text.differ : undefined}
        onChange={(event) => onAgain(event.target.value)}
      />
      <FormControlLabel
        control={<Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)} />}
        label={text.show}
      />
    </>
  )
}
