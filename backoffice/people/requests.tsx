import Button from '@mui/material/Button'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DecideRequestBody, ObjectBody, StaffRequest } from '#contract/backoffice/people.ts'
import { collectionNamed } from '#contract/registry.ts'
import type { Role } from '#contract/roles.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { useRequiredText } from '../shell/use-required-text.ts'
import { useTyped } from '../use-typed.ts'
import { focusOnce } from './components/focus-once.ts'
import styles from './components/people.module.css'
import { TableWithHead } from './components/table-with-head.tsx'
import { useAct } from './components/use-act.ts'

const named = (roles: readonly Role[]) =>
  roles.map((role) => messages.access.roles[role]).join(', ') || messages.people.none

/** What a second administrator must agree to, or is done for want of one. */
export function Screen() {
  const { data } = useQuery({
    queryKey: ['staff_requests'],
    queryFn: () => ask<StaffRequest[]>('GET', '/backoffice/api/staff_requests'),
  })
  const text = messages.people.requests
  return (
    <>
      <Heading title={text.title} about={text.about} />
      {data?.length === 0 && <p>{text.none}</p>}
      {data && data.length > 0 && (
        <TableWithHead label={text.title} columns={[text.who, text.what, text.by, text.at, text.decide]}>
          {data.map((one) => (
            <RequestRow key={one.id} one={one} />
          ))}
        </TableWithHead>
      )}
    </>
  )
}

/** Describes a request in full, since a second administrator agrees to exactly this. */
function whatOf({ wanted, user, kind, service_account: program }: StaffRequest): string {
  const text = messages.people.requests
  if (wanted) return formatMessage(text.roles, { now: named(user.roles), wanted: named(wanted) })
  if (!program) return text.kinds[kind]
  return formatMessage(text.program, {
    name: program.username,
    collections: program.collections
      .map((name) => collectionNamed(name)?.label.many.toLowerCase() ?? name)
      .join(', '),
    until: program.expires_at ? shortCat(program.expires_at) : messages.people.never,
    who: user.name,
  })
}

/** Whose access, what is asked for, by whom and since when. */
function RequestRow({ one }: { one: StaffRequest }) {
  const me = useMe()
  const text = messages.people.requests
  return (
    <TableRow>
      <TableCell>
        {hasRole(me, ['administrator', 'auditor']) ? (
          <Link to={`/backoffice/users/${one.user.id}`}>{one.user.name}</Link>
        ) : (
          one.user.name
        )}
        <p>{one.user.email}</p>
      </TableCell>
      <TableCell data-label={text.what}>
        {whatOf(one)}
        {one.reason && <p>{formatMessage(text.reason, { reason: one.reason })}</p>}
        {one.waits_until && <p>{formatMessage(text.waits, { at: shortCat(one.waits_until) })}</p>}
      </TableCell>
      <TableCell data-label={text.by}>{one.asked_by.name}</TableCell>
      <TableCell data-label={text.at}>{shortCat(one.asked_at)}</TableCell>
      <TableCell>
        <Decision one={one} />
      </TableCell>
    </TableRow>
  )
}

/** What the reader may decide about a request, or for whom it waits. */
function Decision({ one }: { one: StaffRequest }) {
  const me = useMe()
  const { act, busy } = useAct('staff_requests', 'users', 'service accounts')
  const text = messages.people.requests
  const decide = ({ id, kind }: StaffRequest, approve: boolean) =>
    act(
      () =>
        ask('POST', `/backoffice/api/staff_requests/${id}/decide`, {
          body: { kind, approve } satisfies DecideRequestBody,
        }),
      approve ? text.approved : text.declined,
    )
  const administrator = hasRole(me, ['administrator'])
  return (
    <>
      {administrator && one.mine_to_decide ? (
        <div className={styles.row}>
          <Button size="small" variant="contained" disabled={busy} onClick={() => void decide(one, true)}>
            {text.approve}
          </Button>
          <Button size="small" variant="outlined" disabled={busy} onClick={() => void decide(one, false)}>
            {text.decline}
          </Button>
        </div>
      ) : one.mine_to_object ? (
        <Objection one={one} />
      ) : administrator && one.asked_by.id === me.id ? (
        <Button size="small" variant="outlined" disabled={busy} onClick={() => void decide(one, false)}>
          {text.takeBack}
        </Button>
      ) : one.waits_until ? (
        text.ownWaits
      ) : (
        text.own
      )}
    </>
  )
}

/** An approver stops what would be done for want of a second administrator, and says why. */
function Objection({ one }: { one: StaffRequest }) {
  const [why, setWhy] = useTyped<string | null>(`objection ${one.id}`, null)
  const { act, busy } = useAct('staff_requests', 'users')
  const { field, isGiven } = useRequiredText(why ?? '')
  const text = messages.people.requests
  if (why === null)
    return (
      <Button size="small" variant="outlined" color="error" onClick={() => setWhy('')}>
        {text.object}
      </Button>
    )
  const body: ObjectBody = { kind: one.kind, why: why.trim() }
  return (
    <div className={styles.row}>
      <TextField
        {...field}
        label={text.why}
        size="small"
        value={why}
        inputRef={focusOnce}
        onChange={(event) => setWhy(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 600 } }}
      />
      <Button
        size="small"
        variant="contained"
        color="error"
        disabled={busy}
        onClick={() =>
          isGiven() &&
          void act(
            () => ask('POST', `/backoffice/api/staff_requests/${one.id}/object`, { body }),
            text.objected,
          )
        }
      >
        {text.object}
      </Button>
    </div>
  )
}
