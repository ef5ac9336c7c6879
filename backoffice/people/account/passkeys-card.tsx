import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '#contract/backoffice/people.ts'
import { ask } from '../../api.ts'
import { useMe } from '../../current-user.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { shortCat } from '../../time.ts'
import { canUsePasskeys } from '../components/passkey.ts'
import styles from '../components/people.module.css'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

type Open = { act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey } | null

/** One's passkeys: each can be renamed and removed, and more be added. */
export function PasskeysCard() {
  const me = useMe()
  const [open, setOpen] = useState<Open>(null)
  const { data } = useQuery({
    queryKey: ['passkeys'],
    queryFn: () => ask<Passkey[]>('GET', '/backoffice/auth/passkeys'),
  })
  const text = messages.people.account.passkeys
  const close = () => setOpen(null)
  return (
    <section className={styles.card} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{text.title}</h2>
      <p>{text.about}</p>
      {!data && <p>{messages.people.loading}</p>}
      {data?.length === 0 && <p>{text.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.passkeys} aria-labelledby="passkeys-title">
          {data.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {data?.length === 1 && me.recovery_codes === null && <p className={styles.after}>{text.one}</p>}
      {canUsePasskeys() ? (
        <p className={styles.after}>
          <Button variant="contained" onClick={() => setOpen({ act: 'add' })}>
            {text.add}
          </Button>
        </p>
      ) : (
        <p className={styles.after}>{text.failed.unsupported}</p>
      )}
      {open?.act === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.act === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.act === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
    </section>
  )
}

function PasskeyItem({ passkey, onOpen }: { passkey: Passkey; onOpen: (open: Open) => void }) {
  const { name, created_at, last_used_at, synced } = passkey
  const text = messages.people.account.passkeys
  const facts = [
    synced ? text.synced : text.oneDevice,
    formatMessage(text.addedAt, { at: shortCat(created_at) }),
    last_used_at ? formatMessage(text.usedAt, { at: shortCat(last_used_at) }) : text.neverUsed,
  ]
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <div className={styles.muted}>{facts.join(' · ')}</div>
      </div>
      <div className={styles.row}>
        <Button
          size="small"
          variant="outlined"
          aria-label={formatMessage(text.renameOf, { name })}
          onClick={() => onOpen({ act: 'rename', passkey })}
        >
          {text.rename}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={formatMessage(text.removeOf, { name })}
          onClick={() => onOpen({ act: 'remove', passkey })}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
