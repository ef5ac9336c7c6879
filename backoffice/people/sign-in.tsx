import { useState } from 'react'
import type { SignInAnswer } from '#contract/backoffice/people.ts'
import { ask, ApiError } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import { Bare } from './components/bare.tsx'
import { sayRefusal } from './components/refusal.ts'
import { useWait } from './components/use-wait.ts'
import { CodeStep } from './sign-in/code-step.tsx'
import { Forgot } from './sign-in/forgot.tsx'
import { PasswordStep, type Credentials } from './sign-in/password-step.tsx'

type Props = {
  /** while the service looks, what comes next can be loaded */
  onSending?: () => void
  onSignedIn: () => Promise<void>
}

/** Signs staff in: a password, then a second factor where there is one; or a link to a new password. */
export function SignIn({ onSending, onSignedIn }: Props) {
  const [step, setStep] = useState<'password' | 'code' | 'forgot'>('password')
  const [given, setGiven] = useState<Credentials>({ email: '', password: '' })
  const [errorText, setErrorText] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const wait = useWait()
  const text = messages.people.signIn

  async function send(
    tried: Credentials,
    second: { code?: string; recovery_code?: string } = {},
  ): Promise<void> {
    setBusy(true)
    onSending?.()
    setErrorText(null)
    setGiven(tried)
    try {
      const answer = await ask<SignInAnswer>('POST', '/backoffice/auth/sign-in/email', {
        body: { ...tried, ...second },
      })
      if (answer.second_factor === 'asked') setStep('code')
      else await onSignedIn()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_often' && error.retryAfter)
        wait.begin(error.retryAfter)
      else setErrorText(sayRefusal(error))
    } finally {
      setBusy(false)
    }
  }
  const says = wait.left > 0 ? formatMessage(messages.people.wait, { n: wait.left }) : errorText
  const common = { busy: busy || wait.left > 0, errorText: says }
  if (step === 'forgot')
    return (
      <Bare title={text.forgotTitle}>
        <Forgot email={given.email} onBack={() => setStep('password')} />
      </Bare>
    )
  if (step === 'code')
    return (
      <Bare title={text.codeTitle}>
        <CodeStep
          {...common}
          onCode={(code) => void send(given, { code })}
          onRecovery={(recovery_code) => void send(given, { recovery_code })}
          onBack={() => {
            setErrorText(null)
            setStep('password')
          }}
        />
      </Bare>
    )
  return (
    <Bare title={text.title} about={text.about}>
      <PasswordStep
        {...common}
        given={given}
        onSend={(tried) => void send(tried)}
        onForgot={(email) => {
          setGiven({ email, password: '' })
          setStep('forgot')
        }}
      />
    </Bare>
  )
}
