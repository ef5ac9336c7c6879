import { lazy, Suspense } from 'react'
import { Admin, CustomRoutes, Resource, useLogin } from 'react-admin'
import { Route } from 'react-router'
import { z } from 'zod'
import { collections } from '#contract/registry.ts'
import { authProvider } from './auth-provider.ts'
import { CollectionForm, CollectionList } from './collection-screens.tsx'
import { dataProvider } from './data-provider.ts'
import { Home } from './work-queue/screen.tsx'
import { SignIn } from './people/sign-in.tsx'
import { queryClient } from './query-client.ts'
import type { OwnScreen } from './screen.ts'
import { ownScreens } from './screens.ts'
import { Layout } from './shell/layout.tsx'
import { Loading } from './shell/loading.tsx'
import { NotFound } from './shell/not-found.tsx'
import { staffStore } from './store.ts'
import { useColourMode } from './theme/colour-mode.ts'
import { darkTheme, theme } from './theme/theme.ts'

// Checks made by `new Function` are refused by the page's policy.
z.config({ jitless: true })

const elementOf = ({ path, load }: OwnScreen) => {
  const Screen = lazy(async () => ({ default: (await load()).Screen }))
  return (
    <Route
      key={path}
      path={path}
      element={
        <Suspense fallback={<Loading />}>
          <Screen />
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

/** After a session has ended: back to the screen where it did. */
function SignInAgain() {
  const login = useLogin()
  return <SignIn onSignedIn={async () => void (await login({}))} />
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
