import { createTheme, ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import { askMe, forgetMe, wasHere } from './current-user.tsx'
import { SignIn } from './people/sign-in.tsx'
import { queryClient } from './query-client.ts'
import { Loading } from './shell/loading.tsx'
import { useColourMode } from './theme/colour-mode.ts'
import { darkTheme, theme } from './theme/theme.ts'

// What somebody loads who is not signed in: the forms of this file, and nothing of the screens behind them.

const loadApp = () => import('./app.tsx')
/** Ahead of time; where that fails, it is tried again when it is needed. */
const warmApp = () => void loadApp().catch(() => {})
const App = lazy(async () => ({ default: (await loadApp()).App }))
const PasswordLink = lazy(async () => ({ default: (await import('./people/password-link.tsx')).Screen }))

/** The back-office for whoever is signed in, the sign-in form for everybody else, and where mailed links lead. */
export function Entrance() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route
          path="/backoffice/link"
          element={
            <Outside>
              <PasswordLink />
            </Outside>
          }
        />
        <Route path="/backoffice/*" element={<Door />} />
      </Routes>
    </Suspense>
  )
}

function Door() {
  const [inside, setInside] = useState<boolean | null>(null)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // Who was here before most likely still is: the screens come while the service is asked.
    if (wasHere()) warmApp()
    void askMe().then(
      (me) => setInside(me !== null),
      () => setInside(false),
    )
  }, [])
  if (inside === null) return <Loading />
  if (inside) return <App />
  const enter = async () => {
    forgetMe()
    const me = await askMe()
    if (me && pathname.endsWith('/login')) await navigate('/backoffice', { replace: true })
    setInside(me !== null)
  }
  return (
    <Outside>
      <SignIn onSending={warmApp} onSignedIn={enter} />
    </Outside>
  )
}

/** What react-admin gives the screens inside. */
function Outside({ children }: { children: ReactNode }) {
  const mode = useColourMode()
  const made = useMemo(() => createTheme(mode === 'dark' ? darkTheme : theme), [mode])
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={made}>{children}</ThemeProvider>
    </QueryClientProvider>
  )
}
