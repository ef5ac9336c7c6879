import Button from '@mui/material/Button'
import { useState } from 'react'
import type { GrantAnswer, StaffUser } from '#contract/backoffice/people.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import styles from '../components/people.module.css'
import { useAct } from '../components/use-act.ts'
import { RoleBoxes } from './role-boxes.tsx'
import { sayGrant } from './grant-message.ts'

/** Somebody's roles; what gives one, or takes one that decides, needs a second administrator. */
export function RolesCard({ user }: { user: StaffUser }) {
  const [chosen, setChosen] = useState(user.roles)
  const { act, busy } = useAct('users', 'staff_requests')
  const text = messages.people.users
  const save = () =>
    act(
      () => ask<GrantAnswer>('POST', `/backoffice/api/users/${user.id}/roles`, { body: { roles: chosen } }),
      (given) => sayGrant(given, text.rolesDone),
    )
  return (
    <section className={styles.card} aria-labelledby="roles-title">
      <h2 id="roles-title">{text.roles}</h2>
      <p>{text.rolesAbout}</p>
      <RoleBoxes chosen={chosen} onChange={setChosen} />
      <Button
        variant="contained"
        disabled={busy || chosen.join() === user.roles.join()}
        onClick={() => void save()}
        sx={{ mt: 1 }}
      >
        {text.saveRoles}
      </Button>
    </section>
  )
}
