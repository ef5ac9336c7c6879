import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { newConflicts, roles, type Role } from '#contract/roles.ts'
import { formatMessage, messages } from '../../messages.ts'
import styles from '../components/people.module.css'

type Props = { chosen: readonly Role[]; disabled?: boolean; onChange: (roles: Role[]) => void }

export const RoleBoxes = ({ chosen, disabled = false, onChange }: Props) => (
  <fieldset className={styles.roles}>
    <legend>{messages.people.users.roles}</legend>
    {roles.map((role) => (
      <FormControlLabel
        key={role}
        disabled={disabled}
        label={messages.access.roles[role]}
        control={
          <Checkbox
            checked={chosen.includes(role)}
            onChange={({ target }) =>
              onChange(roles.filter((one) => (one === role ? target.checked : chosen.includes(one))))
            }
          />
        }
      />
    ))}
  </fieldset>
)

type ReasonProps = {
  chosen: readonly Role[]
  held?: readonly Role[]
  reason: string
  onChange: (reason: string) => void
  /** shows that the reason is missing */
  field?: Pick<TextFieldProps, 'id' | 'error' | 'helperText'>
}

/** Asks why one person needs roles that check each other; renders nothing where none do. */
export function ConflictReason({ chosen, held = [], reason, onChange, field }: ReasonProps) {
  const [pair] = newConflicts(chosen, held)
  const text = messages.people.users
  const [one, two] = pair?.map((role) => messages.access.roles[role]) ?? []
  return (
    one !== undefined &&
    two !== undefined && (
      <TextField
        label={text.reason}
        margin="dense"
        {...field}
        helperText={field?.error ? field.helperText : formatMessage(text.reasonHelp, { one, two })}
        required
        fullWidth
        value={reason}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    )
  )
}
