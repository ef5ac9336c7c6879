import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import type { LinkFound } from '#contract/backoffice/people.ts'
import { ask } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import { Bare } from './components/bare.tsx'
import { ErrorText } from './components/error-text.tsx'
import { sayRefusal } from './components/refusal.ts'
import { TwoPasswords } from './components/two-passwords.tsx'

/** Where a mailed link leads: a password of one's own. The token stands behind the #, which no server sees. */
export function Screen() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [wanted, setWanted] = useState('')
  const [again, setAgain] = useState('')
  const [errorText, setErrorText] = useState<string | null>(null)
  const [set, setSet] = useState(false)
  const text = messages.people.link
  const found = useQuery({
    queryKey: ['link', token],
    queryFn: () => ask<LinkFound>('POST', '/backoffice/auth/links/look', { body: { token } }),
    enabled: !set,
    staleTime: Infinity,
  })
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (wanted !== again) return setErrorText(messages.people.password.differ)
    setErrorText(null)
    try {
      await ask('POST', '/backoffice/auth/links/use', { body: { token, password: wanted } })
      // Not kept in the browser's history.
      window.history.replaceState(null, '', window.location.pathname)
      setSet(true)
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  const toSignIn = (
    <Button component={Link} to="/backoffice/login" variant="contained">
      {messages.people.signIn.go}
    </Button>
  )
  if (found.isError)
    return (
      <Bare title={text.goneTitle}>
        <p role="alert">{text.gone}</p>
        {toSignIn}
      </Bare>
    )
  if (!found.data) return <Bare title={messages.people.loading}>{null}</Bare>
  const { kind, name, email } = found.data
  if (set)
    return (
      <Bare title={text.title[kind]}>
        <p>
          <output>{text.set}</output>
        </p>
        {toSignIn}
      </Bare>
    )
  return (
    <Bare title={text.title[kind]} about={formatMessage(text.about, { name, email })}>
      <form onSubmit={(event) => void submit(event)}>
        <ErrorText says={errorText} />
        <TwoPasswords wanted={wanted} again={again} onWanted={setWanted} onAgain={setAgain} />
        <Button type="submit" variant="contained">
          {text.go}
        </Button>
      </form>
    </Bare>
  )
}
