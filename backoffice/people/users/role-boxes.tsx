import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { roles, type Role } from '#contract/roles.ts'
import { messages } from '../../messages.ts'
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
