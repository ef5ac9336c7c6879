import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMe } from '../../current-user.tsx'
import { formatMessage, messages } from '../../messages.ts'
import styles from '../components/people.module.css'
import { EnrolDialog } from './enrol-dialog.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { SwitchOffDialog } from './switch-off-dialog.tsx'

/** Whether one has an authenticator app, and what can be done with it. */
export function SecondFactorCard() {
  const me = useMe()
  const [open, setOpen] = useState<'enrol' | 'codes' | 'off' | null>(null)
  const text = messages.people.account
  const close = () => setOpen(null)
  return (
    <section className={styles.card} aria-labelledby="factor-title">
      <h2 id="factor-title">{text.factorTitle}</h2>
      {me.recovery_codes !== null ? (
        <>
          <p>{formatMessage(text.factorOn, { n: me.recovery_codes })}</p>
          <div className={styles.row}>
            <Button variant="outlined" onClick={() => setOpen('codes')}>
              {text.newCodes}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setOpen('off')}>
              {text.switchOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{me.passkeys > 0 ? text.factorOffWithPasskey : text.factorOff}</p>
          <Button variant="contained" onClick={() => setOpen('enrol')}>
            {text.setUp}
          </Button>
        </>
      )}
      {open === 'enrol' && <EnrolDialog onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
      {open === 'off' && <SwitchOffDialog onClose={close} />}
    </section>
  )
}
