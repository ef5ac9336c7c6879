import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  digestHour,
  mailChoices,
  noticeKinds,
  type MailChoice,
  type MailSettings,
  type NoticeKind,
} from '#contract/backoffice/notices.ts'
import { kycOfficers, roles, type Role } from '#contract/roles.ts'
import { ask } from '../../api.ts'
import { hasRole, useMe } from '../../current-user.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { setResponse } from '../../set-response.ts'
import { ErrorText } from '../components/error-text.tsx'
import styles from '../components/people.module.css'
import { sayRefusal } from '../components/refusal.ts'

const address = '/backoffice/api/mail_settings'
const queryKey = ['mail settings']

/** Who gets these notices; everyone gets the others. */
const kindRoles: Partial<Record<NoticeKind, readonly Role[]>> = {
  new_lead: kycOfficers,
  overdue: ['administrator'],
}

/** What one is mailed about: at once, in one mail a day, or not at all. Chosen is saved. */
export function MailCard() {
  const client = useQueryClient()
  const [saved, setSaved] = useState('')
  const [errorText, setErrorText] = useState<string | null>(null)
  const { data } = useQuery({ queryKey, queryFn: () => ask<MailSettings>('GET', address) })
  const text = messages.people.account
  const me = useMe()
  const kinds = noticeKinds.filter((kind) => hasRole(me, kindRoles[kind] ?? roles))
  async function choose(kind: NoticeKind, choice: MailChoice) {
    if (!data) return
    setSaved('')
    setErrorText(null)
    try {
      await setResponse(client, queryKey, await ask('PUT', address, { body: { ...data, [kind]: choice } }))
      setSaved(text.mailSaved)
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  return (
    <section className={styles.card} aria-labelledby="mail-title">
      <h2 id="mail-title">{text.mailTitle}</h2>
      <p>{formatMessage(text.mailAbout, { hour: String(digestHour).padStart(2, '0') })}</p>
      {data && (
        <table className={styles.choices}>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{text.mailKinds[kind]}</th>
                {mailChoices.map((choice) => (
                  <td key={choice}>
                    <label>
                      <input
                        type="radio"
                        name={`mail-${kind}`}
                        aria-label={`${text.mailKinds[kind]}: ${text.mailChoices[choice]}`}
                        checked={data[kind] === choice}
                        onChange={() => void choose(kind, choice)}
                      />{' '}
                      {text.mailChoices[choice]}
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ErrorText says={errorText} />
      <output>{saved}</output>
    </section>
  )
}
