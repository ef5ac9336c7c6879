import Alert from '@mui/material/Alert'
import { Heading } from '../shell/heading.tsx'
import { useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import { MailCard } from './account/mail-card.tsx'
import { PasskeysCard } from './account/passkeys-card.tsx'
import { PasswordCard } from './account/password-card.tsx'
import { SecondFactorCard } from './account/second-factor-card.tsx'
import { SessionsCard } from './account/sessions-card.tsx'

/** One's own password, passkeys, codes and sessions. */
export function Screen() {
  const me = useMe()
  const text = messages.people.account
  return (
    <>
      <Heading title={text.title} about={formatMessage(text.about, { email: me.email })} />
      {me.second_factor === 'needed' && (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: '56rem' }}>
          {text.factorNeeded}
        </Alert>
      )}
      <PasskeysCard />
      <SecondFactorCard />
      <PasswordCard />
      <MailCard />
      <SessionsCard />
    </>
  )
}
