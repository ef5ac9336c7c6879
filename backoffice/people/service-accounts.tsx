import Button from '@mui/material/Button'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useQuery } from '@tanstack/react-query'
import type { ServiceAccount } from '#contract/backoffice/people.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { useViewState } from '../use-typed.ts'
import { AskFirst } from './components/ask-first.tsx'
import { TableWithHead } from './components/table-with-head.tsx'
import { useAct } from './components/use-act.ts'
import { MakeDialog } from './service-accounts/make-dialog.tsx'

const address = '/backoffice/api/service_accounts'

/** Accounts of programs: made here, shown with their last use, revoked here. */
export function Screen() {
  const me = useMe()
  const [making, setMaking] = useViewState('making service account', false)
  const { act, busy } = useAct('service accounts', 'staff_requests')
  const { data } = useQuery({
    queryKey: ['service accounts'],
    queryFn: () => ask<ServiceAccount[]>('GET', address),
  })
  const text = messages.people.serviceAccounts
  const administrator = hasRole(me, ['administrator'])
  const columns = [text.username, text.collections, text.state, text.until, text.used, text.by, text.actions]
  return (
    <>
      <Heading
        title={text.title}
        about={text.about}
        actions={
          administrator && (
            <Button variant="contained" onClick={() => setMaking(true)}>
              {text.make}
            </Button>
          )
        }
      />
      {data?.length === 0 && <p>{text.none}</p>}
      {data && data.length > 0 && (
        <TableWithHead label={text.title} columns={columns}>
          {data.map((one) => (
            <TableRow key={one.id}>
              <TableCell>{one.username}</TableCell>
              <TableCell data-label={text.collections}>
                {one.collections.map((name) => collectionNamed(name)?.label.many ?? name).join(', ')}
              </TableCell>
              <TableCell data-label={text.state}>{text.states[stateOf(one)]}</TableCell>
              <TableCell data-label={text.until}>
                {one.expires_at ? shortCat(one.expires_at) : messages.people.never}
              </TableCell>
              <TableCell data-label={text.used}>
                {one.last_used_at ? shortCat(one.last_used_at) : messages.people.never}
              </TableCell>
              <TableCell data-label={text.by}>{one.owner}</TableCell>
              <TableCell>
                {administrator && stateOf(one) === 'unowned' && (
                  <AskFirst
                    label={text.takeOver}
                    name={formatMessage(text.takeOverOf, { name: one.username })}
                    about={text.takeOverAbout}
                    busy={busy}
                    onYes={() =>
                      void act(() => ask('POST', `${address}/${one.id}/take-over`), text.takeoverRequested)
                    }
                  />
                )}
                {administrator && ['active', 'waiting', 'unowned'].includes(stateOf(one)) && (
                  <AskFirst
                    danger
                    label={text.revoke}
                    name={formatMessage(text.revokeOf, { name: one.username })}
                    about={text.revokeAbout}
                    busy={busy}
                    onYes={() => void act(() => ask('POST', `${address}/${one.id}/revoke`), text.revoked)}
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableWithHead>
      )}
      {making && <MakeDialog onClose={() => setMaking(false)} />}
    </>
  )
}

type State = keyof typeof messages.people.serviceAccounts.states

function stateOf({ revoked_at, expires_at, agreement, owner_active }: ServiceAccount): State {
  if (revoked_at) return 'revoked'
  if (agreement !== 'agreed') return agreement
  if (expires_at && Date.parse(expires_at) <= Date.now()) return 'expired'
  return owner_active ? 'active' : 'unowned'
}
