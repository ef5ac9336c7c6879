import { formatMessage } from '#contract/format-message.ts'
import { fileSize } from '../../../components/file-size.ts'
import { documentOf, typeOf, type StepProps } from '../page-data.ts'
import { purposesOf } from '../flow/submission-body.ts'
import { acceptedDocument, replyOf } from '../flow/replies.ts'
import type { Step } from '../flow/state.ts'
import styles from '../flow.module.css'
import { bytesOf, isUnderway } from '../documents/document-slot.ts'
import { stateOf } from './document-row.tsx'
import { leadOn, NextButton, StepHead } from './step-head.tsx'

type Line = { name: string; said: string; more?: string; isCode?: true; step: Step }

/** All that is sent, once more, each with the way back to it. */
export function CheckStep(props: StepProps) {
  const { about, flow, state, messages } = props
  const { check, details } = messages.kyc
  const given = state.details
  const account: Line[] = [
    { name: check.contact, said: given.contact, step: 'contact' },
    { name: details.number, said: given.account_number, isCode: true, step: 'details' },
    { name: details.name, said: given.account_name, step: 'details' },
    { name: details.branch, said: given.branch, step: 'details' },
    { name: details.type, said: typeOf(about, given.type)?.label ?? '', step: 'details' },
  ]
  const purposes = purposesOf(state)
  const slots = purposes.flatMap((purpose) => state.slots[purpose] ?? [])
  const underway = slots.filter(isUnderway)
  const isChecking = underway.length > 0 && underway.every((slot) => slot.state === 'checking')
  const documents = purposes.flatMap((purpose): Line[] => {
    const { name } = documentOf(about, purpose)
    const { absent, note, substitute } = replyOf(state, purpose)
    if (absent) return [{ name, said: messages.kyc.states.absent, more: note.trim(), step: 'documents' }]
    const slot = state.slots[purpose]
    if (!slot) return []
    const { substitutes } = acceptedDocument(state, purpose, about.lang)
    const more = [
      substitutes.find(({ code }) => code === substitute)?.name ?? [],
      fileSize(slot.bytes),
      stateOf(slot, messages.kyc),
    ].flat()
    const said = slot.name || messages.kyc.documents.elsewhere
    return [{ name, said, more: more.join(' · '), step: 'documents' }]
  })
  return (
    <div className={styles.page}>
      <StepHead {...props} title={check.title} />
      {!state.changing && (
        <>
          <h3>{check.account}</h3>
          <Lines listed={account} change={check.change} onChange={flow.goTo} />
        </>
      )}
      <h3>{check.documents}</h3>
      <Lines listed={documents} change={check.change} onChange={flow.goTo} />
      <p className={styles.small}>{formatMessage(check.data, { size: fileSize(bytesOf(slots)) })}</p>
      <form className={styles.form} onSubmit={(event) => leadOn(event, flow.next)}>
        <NextButton
          state={state}
          messages={messages}
          label={check.go}
          busy={isChecking ? check.checking : check.sending}
        />
      </form>
    </div>
  )
}

type LinesProps = { listed: readonly Line[]; change: string; onChange: (step: Step) => void }

/** Answers, each with a button back to its step. */
const Lines = ({ listed, change, onChange }: LinesProps) => (
  <dl className={styles.lines}>
    {listed.map(({ name, said, more, isCode, step }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={isCode && styles.code}>
          <span>{said}</span>
          {more && <span className={styles.hint}>{more}</span>}
        </dd>
        <dd>
          <button type="button" className={styles.back} onClick={() => onChange(step)}>
            <span>{change}</span>
            <span className="unseen">{`: ${name}`}</span>
          </button>
        </dd>
      </div>
    ))}
  </dl>
)
