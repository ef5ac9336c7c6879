import { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router'
import { collections } from '#contract/registry.ts'
import { ApiError } from './api.ts'
import { authProvider } from './auth-provider.ts'
import { CollectionForm, CollectionList } from './collection-screens.tsx'
import { dataProvider } from './data-provider.ts'
import { Home } from './work-queue/screen.tsx'
import { SignIn } from './people/sign-in.tsx'
import { ownScreens, type OwnScreen } from './screens.ts'
import { Layout } from './shell/layout.tsx'
import { Loading } from './shell/loading.tsx'
import { NotFound } from './shell/not-found.tsx'
import { staffStore } from './store.ts'
import { theme } from './theme/theme.ts'

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      // What was refused stays refused; a line that broke may be there again.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status > 0),
    },
  },
})

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

export const App = () => (
  <Admin
    basename="/backoffice"
    authProvider={authProvider}
    dataProvider={dataProvider}
    store={staffStore}
    queryClient={queryClient}
    theme={theme}
    darkTheme={null}
    layout={Layout}
    dashboard={Home}
    loginPage={SignIn}
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
    <CustomRoutes>{ownScreens.filter(({ bare }) => !bare).map(elementOf)}</CustomRoutes>
    <CustomRoutes noLayout>{ownScreens.filter(({ bare }) => bare).map(elementOf)}</CustomRoutes>
  </Admin>
)
