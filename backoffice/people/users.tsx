import Button from '@mui/material/Button'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { StaffUser } from '#contract/backoffice/people.ts'
import { foldText } from '#contract/rules/search-text.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { UndeliveredMark } from '../undelivered/undelivered-mark.tsx'
import { useViewState } from '../use-typed.ts'
import { TableWithHead } from './components/table-with-head.tsx'
import { InviteDialog } from './users/invite-dialog.tsx'

/** Everybody who works in the back-office. */
export function Screen() {
  const me = useMe()
  const [asked, setAsked] = useViewState('users found', '')
  const [inviting, setInviting] = useViewState('inviting', false)
  const { data } = useQuery({
    queryKey: ['users'],
    queryFn: () => ask<StaffUser[]>('GET', '/backoffice/api/users'),
  })
  const text = messages.people.users
  const found = data?.filter((user) => foldText(searched(user)).includes(foldText(asked)))
  const columns = [text.name, text.email, text.roles, text.state, text.factor, text.signedIn]
  return (
    <>
      <Heading
        title={text.title}
        about={text.about}
        actions={
          hasRole(me, ['administrator']) && (
            <Button variant="contained" onClick={() => setInviting(true)}>
              {text.invite}
            </Button>
          )
        }
      />
      <TextField
        type="search"
        label={text.search}
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
        sx={{ mb: 2, width: '24rem', maxWidth: '100%' }}
      />
      <TableWithHead label={text.title} columns={columns}>
        {found?.map((user) => (
          <TableRow key={user.id} hover>
            <TableCell>
              <Link to={`/backoffice/users/${user.id}`}>{user.name}</Link>
            </TableCell>
            <TableCell data-label={text.email}>{user.email}</TableCell>
            <TableCell data-label={text.roles}>
              {user.roles.map((role) => messages.access.roles[role]).join(', ') || text.noRoles}
            </TableCell>
            <TableCell data-label={text.state}>
              {text.states[user.state]} <UndeliveredMark collection="staff" item={user.id} />
            </TableCell>
            <TableCell data-label={text.factor}>{factorOf(user)}</TableCell>
            <TableCell data-label={text.signedIn}>
              {user.signed_in_at ? shortCat(user.signed_in_at) : messages.people.never}
            </TableCell>
          </TableRow>
        ))}
        {found?.length === 0 && (
          <TableRow>
            <TableCell colSpan={columns.length}>{text.nobody}</TableCell>
          </TableRow>
        )}
      </TableWithHead>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

/** "On", "On, 2 passkeys". */
const factorOf = ({ second_factor, passkeys }: StaffUser) => {
  const { factors, passkeyCount } = messages.people.users
  return [factors[second_factor], ...(passkeys ? [formatMessage(passkeyCount, { n: passkeys })] : [])].join(
    ', ',
  )
}

const searched = ({ name, email, roles }: StaffUser) =>
  [name, email, ...roles.map((role) => messages.access.roles[role])].join(' ')
