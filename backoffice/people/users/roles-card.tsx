import Button from '@mui/material/Button'
import type { GrantAnswer, StaffUser } from '#contract/backoffice/people.ts'
import { newConflicts, type Role } from '#contract/roles.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { useRequiredText } from '../../shell/use-required-text.ts'
import { useTyped } from '../../use-typed.ts'
import styles from '../components/people.module.css'
import { useAct } from '../components/use-act.ts'
import { ConflictReason, RoleBoxes } from './role-boxes.tsx'
import { sayGrant } from './grant-message.ts'

/** Somebody's roles; what gives one, or takes one that decides, needs a second administrator. */
export function RolesCard({ user }: { user: StaffUser }) {
  const now = user.roles.join()
  // Chosen for the roles as they were: where somebody else has changed them, it is chosen anew.
  const [typed, setTyped] = useTyped<readonly Role[] | null>(`roles ${user.id} ${now}`, null)
  const [reason, setReason] = useTyped(`roles reason ${user.id} ${now}`, '')
  const chosen = typed ?? user.roles
  const { field, isGiven } = useRequiredText(reason)
  const { act, busy } = useAct('users', 'staff_requests')
  const text = messages.people.users
  const save = async () => {
    if (newConflicts(chosen, user.roles).length > 0 && !isGiven()) return
    const given = await act(
      () =>
        ask<GrantAnswer>('POST', `/backoffice/api/users/${user.id}/roles`, {
          body: { roles: chosen, reason: reason.trim() || undefined },
        }),
      (answer) => sayGrant(answer, text.rolesDone),
    )
    // What waits for a second administrator is not so yet: the boxes show what is.
    if (!given) return
    setTyped(null)
    setReason('')
  }
  return (
    <section className={styles.card} aria-labelledby="roles-title">
      <h2 id="roles-title">{text.roles}</h2>
      <p>{text.rolesAbout}</p>
      <RoleBoxes chosen={chosen} onChange={setTyped} />
      <ConflictReason chosen={chosen} held={user.roles} reason={reason} onChange={setReason} field={field} />
      <Button
        variant="contained"
        disabled={busy || chosen.join() === now}
        onClick={() => void save()}
        sx={{ mt: 1 }}
      >
        {text.saveRoles}
      </Button>
    </section>
  )
}
