import { Suspense, useState } from 'react'
import { Admin, CustomRoutes, Resource, useLogin } from 'react-admin'
import { Route } from 'react-router'
import { z } from 'zod'
import { collections } from '#contract/registry.ts'
import { type ApiError, noteSessionBegun, sessionEnd } from './api.ts'
import { authProvider } from './auth-provider.ts'
import { CollectionForm, CollectionList } from './collection-screens.tsx'
import { askMe, forgetMe, hasRole, isSomebodyElse, lastSignedIn, sessionMustBeOver } from './current-user.tsx'
import { dataProvider } from './data-provider.ts'
import { messages } from './messages.ts'
import { Home } from './work-queue/screen.tsx'
import { SignIn } from './people/sign-in.tsx'
import { queryClient } from './query-client.ts'
import type { OwnScreen } from './screen.ts'
import { ownScreens } from './screens.ts'
import { Allowed } from './shell/allowed.tsx'
import { Layout } from './shell/layout.tsx'
import { lazyScreen } from './shell/lazy-screen.ts'
import { Loading } from './shell/loading.tsx'
import { NotFound } from './shell/not-found.tsx'
import { staffStore } from './store.ts'
import { useColourMode } from './theme/colour-mode.ts'
import { darkTheme, theme } from './theme/theme.ts'

// Checks made by `new Function` are refused by the page's policy.
z.config({ jitless: true })

const elementOf = ({ path, roles, load }: OwnScreen) => {
  const Screen = lazyScreen(async () => (await load()).Screen)
  return (
    <Route
      key={path}
      path={path}
      element={
        <Suspense fallback={<Loading />}>
          <Allowed may={(me) => !roles.length || hasRole(me, roles)}>
            <Screen />
          </Allowed>
        </Suspense>
      }
    />
  )
}

/**
 * Made once: made at each drawing, every screen would be another one after each step, begin anew and be held back by React
 * for a third of a second, as something that has to be loaded; and what is typed would be lost when the colours change.
 */
const ownRoutes = ownScreens.map(elementOf)

function endNotice(code: ApiError['code']): string {
  const { others, ...byCode } = messages.shell.sessionEnded
  const causes: Partial<Record<string, string>> = byCode
  // The service deletes expired sessions after a day, and then cannot tell how they ended.
  const cause = code === 'session_ended' && sessionMustBeOver() ? 'session_expired' : code
  return `${causes[cause] ?? others} ${messages.shell.typedKept}`
}

/** After a session has ended: back to the screen where it did. Somebody else begins anew, with nothing of who was here before. */
function SignInAgain() {
  const login = useLogin()
  const [ended] = useState(sessionEnd)
  const enter = async () => {
    const before = lastSignedIn()
    noteSessionBegun()
    forgetMe()
    const me = await askMe()
    if (me && isSomebodyElse(me, before)) location.replace('/backoffice')
    else await login({})
  }
  return <SignIn {...(ended && { notice: endNotice(ended) })} onSignedIn={enter} />
}

/** Every screen, for whoever is signed in. */
export function App() {
  const mode = useColourMode()
  return (
    <Admin
      basename="/backoffice"
      authProvider={authProvider}
      dataProvider={dataProvider}
      store={staffStore}
      queryClient={queryClient}
      theme={mode === 'dark' ? darkTheme : theme}
      darkTheme={null}
      layout={Layout}
      dashboard={Home}
      loginPage={SignInAgain}
      catchAll={NotFound}
      requireAuth
      disableTelemetry
    >
      {collections.map(({ name, label }) => (
        <Resource
          key={name}
          name={name}
          options={{ label: label.many }}
          list={CollectionList}
          create={CollectionForm}
          edit={CollectionForm}
        />
      ))}
      <CustomRoutes>{ownRoutes}</CustomRoutes>
    </Admin>
  )
}
