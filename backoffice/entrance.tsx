import { createTheme, ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router'
import { noteSessionBegun } from './api.ts'
import { askMe, forgetMe, wasSignedIn } from './current-user.tsx'
import { messages } from './messages.ts'
import { Bare } from './people/components/bare.tsx'
import { SignIn } from './people/sign-in.tsx'
import { queryClient } from './query-client.ts'
import { Boundary } from './shell/boundary.tsx'
import { lazyScreen } from './shell/lazy-screen.ts'
import { Loading } from './shell/loading.tsx'
import { useColourMode } from './theme/colour-mode.ts'
import { darkTheme, theme } from './theme/theme.ts'

// What somebody loads who is not signed in: the forms of this file, and nothing of the screens behind them.

const loadApp = () => import('./app.tsx')
/** Ahead of time; where that fails, it is tried again when it is needed. */
const preloadApp = () => void loadApp().catch(() => {})
const App = lazyScreen(async () => (await loadApp()).App)
const PasswordLink = lazyScreen(async () => (await import('./people/password-link.tsx')).Screen)

/** The back-office for whoever is signed in, the sign-in form for everybody else, and where mailed links lead. */
export function Entrance() {
  return (
    <Boundary>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route
            path="/backoffice/link"
            element={
              <SignedOut>
                <PasswordLink />
              </SignedOut>
            }
          />
          <Route path="/backoffice/*" element={<SignedInOnly />} />
          <Route
            path="*"
            element={
              <SignedOut>
                <Bare title={messages.shell.notFound.title} about={messages.shell.notFound.text}>
                  <Link to="/backoffice">{messages.shell.notFound.home}</Link>
                </Bare>
              </SignedOut>
            }
          />
        </Routes>
      </Suspense>
    </Boundary>
  )
}

/** The screens for whoever is signed in; else the sign-in form. */
function SignedInOnly() {
  const [signedIn, setSignedIn] = useState<boolean | null>(null)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // Who was signed in before most likely still is: the screens come while the service is asked.
    if (wasSignedIn()) preloadApp()
    void askMe().then(
      (me) => setSignedIn(me !== null),
      () => setSignedIn(false),
    )
  }, [])
  if (signedIn === null) return <Loading />
  if (signedIn) return <App />
  const enter = async () => {
    noteSessionBegun()
    forgetMe()
    const me = await askMe()
    if (me && pathname.endsWith('/login')) await navigate('/backoffice', { replace: true })
    setSignedIn(me !== null)
  }
  return (
    <SignedOut>
      <SignIn onSending={preloadApp} onSignedIn={enter} />
    </SignedOut>
  )
}

/** The theme and the queries, which react-admin gives to the screens of whoever is signed in. */
function SignedOut({ children }: { children: ReactNode }) {
  const mode = useColourMode()
  const made = useMemo(() => createTheme(mode === 'dark' ? darkTheme : theme), [mode])
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={made}>{children}</ThemeProvider>
    </QueryClientProvider>
  )
}
