import Alert from '@mui/material/Alert'
import { useEffect, useState, type ReactNode } from 'react'
import { useLogout } from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { sessionEnded } from '../api.ts'
import { forgetMe, MeProvider } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import { Bar } from './bar.tsx'
import { Boundary } from './boundary.tsx'
import { CommandMenu } from './command-menu.tsx'
import styles from './layout.module.css'
import { Loading } from './loading.tsx'
import { sayRoles } from './say-roles.ts'
import { SessionWarning } from './session-warning.tsx'
import { Sidebar } from './sidebar.tsx'
import { UndoProvider } from './undo.tsx'
import { useCurrentUser, type RolesChange } from './use-current-user.ts'
import { useLiveUpdates } from './use-live-updates.ts'
import { useLostFocus } from './use-lost-focus.ts'
import { useMenu } from './use-menu.ts'
import { WorkerAlert } from './worker-alert.tsx'

/** The frame of every screen: woven band, bar, sidebar, the work. */
export function Layout({ children }: { children: ReactNode }) {
  const { me, change, forgetChange, begun, lookAgain } = useCurrentUser()
  const { pathname } = useLocation()
  const menu = useMenu()
  const [commanding, setCommanding] = useState(false)
  const isConnectionLost = useLiveUpdates(lookAgain)
  useLostFocus()
  const logout = useLogout()
  useEffect(() => {
    // Back to where they were once they have signed in again.
    const leave = () => {
      forgetMe()
      void logout()
    }
    document.addEventListener(sessionEnded, leave)
    return () => document.removeEventListener(sessionEnded, leave)
  }, [logout])
  if (!me) return <Loading />
  // The service refuses everything else until it is set up.
  const account = '/backoffice/account'
  if (me.second_factor === 'needed' && pathname !== account) return <Navigate to={account} replace />
  return (
    <MeProvider value={me}>
      {/* Drawn anew once a role is gone: nothing stays of what it saw, or could take back. */}
      <UndoProvider key={begun}>
        <div className={styles.frame}>
          <a className={styles.skip} href="#work">
            {messages.shell.skip}
          </a>
          <div className={styles.selvedge} aria-hidden="true" />
          <Bar menu={menu} onCommand={() => setCommanding(true)} />
          <Sidebar open={menu.open} />
          <main className={styles.work} id="work" tabIndex={-1}>
            <output className={styles.lost}>
              {isConnectionLost && (
                <Alert role="none" severity="warning">
                  {messages.shell.connectionLost}
                </Alert>
              )}
            </output>
            <WorkerAlert />
            <SessionWarning />
            {change && <RolesNotice change={change} onClose={forgetChange} />}
            <Boundary key={pathname}>{children}</Boundary>
          </main>
          <CommandMenu open={commanding} onOpen={setCommanding} />
        </div>
      </UndoProvider>
    </MeProvider>
  )
}

/** What became of somebody's roles while they were at work; it stays until they have read it. */
function RolesNotice({ change: { lost, gained }, onClose }: { change: RolesChange; onClose: () => void }) {
  const says = messages.shell.rolesChanged
  return (
    <Alert severity={lost.length ? 'warning' : 'info'} onClose={onClose} closeText={messages.shell.close}>
      {lost.length > 0 && <p>{formatMessage(says.lost, { roles: sayRoles(lost) })}</p>}
      {gained.length > 0 && <p>{formatMessage(says.gained, { roles: sayRoles(gained) })}</p>}
    </Alert>
  )
}
