import { useState } from 'react'
import type { SecondFactorWays, SignInAnswer } from '#contract/backoffice/people.ts'
import { ApiError } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import { Bare } from './components/bare.tsx'
import { sayRefusal } from './components/refusal.ts'
import { useWait } from './components/use-wait.ts'
import { byPasskeyAlone, byPasskeyToo, byPassword } from './sign-in/ask-sign-in.ts'
import { CodeStep } from './sign-in/code-step.tsx'
import { Forgot } from './sign-in/forgot.tsx'
import { PasskeyStep } from './sign-in/passkey-step.tsx'
import { PasswordStep, type Credentials } from './sign-in/password-step.tsx'

type Props = {
  /** why somebody is asked to sign in who did not mean to */
  notice?: string
  /** while the service looks, what comes next can be loaded */
  onSending?: () => void
  onSignedIn: () => Promise<void>
}

/** Signs staff in: a password, then a second factor where there is one; a passkey alone; or a link to a new password. */
export function SignIn({ notice, onSending, onSignedIn }: Props) {
  const [step, setStep] = useState<'password' | 'factor' | 'forgot'>('password')
  const [given, setGiven] = useState<Credentials>({ email: '', password: '' })
  const [ways, setWays] = useState<SecondFactorWays>({ code: true, passkey: null })
  const [errorText, setErrorText] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const wait = useWait()
  const text = messages.people.signIn

  async function signIn(run: () => Promise<SignInAnswer>): Promise<void> {
    setBusy(true)
    setErrorText(null)
    try {
      const answer = await run()
      if (answer.ways) {
        setWays(answer.ways)
        setStep('factor')
      } else await onSignedIn()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_often' && error.retryAfter)
        wait.begin(error.retryAfter)
      else setErrorText(sayRefusal(error, true))
    } finally {
      setBusy(false)
    }
  }
  const says = wait.left > 0 ? formatMessage(messages.people.wait, { n: wait.left }) : errorText
  const common = { busy: busy || wait.left > 0, errorText: says }
  const back = () => {
    setErrorText(null)
    setStep('password')
  }
  if (step === 'forgot')
    return (
      <Bare title={text.forgotTitle}>
        <Forgot email={given.email} onBack={() => setStep('password')} />
      </Bare>
    )
  if (step === 'factor') {
    const onPasskey = ways.passkey ? () => void signIn(() => byPasskeyToo(given)) : null
    return (
      <Bare title={text.codeTitle}>
        {ways.code || !onPasskey ? (
          <CodeStep
            {...common}
            onCode={(code) => void signIn(() => byPassword(given, { code }))}
            onRecovery={(recovery_code) => void signIn(() => byPassword(given, { recovery_code }))}
            onPasskey={onPasskey}
            onBack={back}
          />
        ) : (
          <PasskeyStep {...common} onPasskey={onPasskey} onBack={back} />
        )}
      </Bare>
    )
  }
  return (
    <Bare title={text.title} about={text.about}>
      {notice && <output>{notice}</output>}
      <PasswordStep
        {...common}
        given={given}
        onSend={(tried) => {
          onSending?.()
          setGiven(tried)
          void signIn(() => byPassword(tried))
        }}
        onPasskey={() => void signIn(() => byPasskeyAlone(onSending))}
        onForgot={(email) => {
          setGiven({ email, password: '' })
          setStep('forgot')
        }}
      />
    </Bare>
  )
}
