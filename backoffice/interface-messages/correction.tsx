import TextField from '@mui/material/TextField'
import { useEffect, useRef } from 'react'
import { isBlank } from '#contract/rules/blank.ts'
import type { InterfaceMessage } from '#contract/backoffice/interface-messages.ts'
import type { Lang } from '#contract/languages.ts'
import { bracedNames, wrongPlaceholders } from '#contract/rules/placeholders.ts'
import { sentText, smsLength, smsParts } from '#contract/rules/sms.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './interface-messages.module.css'

const say = messages.interfaceMessages
const names = { en: messages.content.english, ny: messages.content.chichewa }
const labels = { en: say.english, ny: say.chichewa }

/** What is wrong with a correction as it is typed; null where nothing is, or nothing is typed. */
export function faultOf(shipped: string, text: string): string | null {
  if (isBlank(text)) return null
  const { missing, unknown } = wrongPlaceholders(shipped, text)
  if (missing.length > 0) return formatMessage(say.mustKeep, { names: bracedNames(missing) })
  return unknown.length > 0 ? formatMessage(say.unknown, { names: bracedNames(unknown) }) : null
}

/** Shows the length of the text message with this text, since messages are charged by part. */
function SmsLength({ text }: { text: string }) {
  return (
    <p className={styles.note}>
      {formatMessage(say.smsLength, { n: smsParts(text), length: smsLength(text) })}
    </p>
  )
}

type Props = {
  lang: Lang
  message: InterfaceMessage
  value: string
  readOnly: boolean
  focus: boolean
  /** what the service said is wrong with it */
  refused: string | null
  onChange: (text: string) => void
}

/** A language of a message: the shipped text, and under it what is to stand there instead. */
export function Correction({ lang, message, value, readOnly, focus, refused, onChange }: Props) {
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])
  const shipped = message.shipped[lang]
  const live = message.correction?.live?.[lang]
  const fault = faultOf(shipped || message.shipped.en, value) ?? refused
  return (
    <section aria-label={names[lang]}>
      <h3>{names[lang]}</h3>
      <p className={styles.shipped} lang={lang}>
        {shipped || say.nothing}
      </p>
      <TextField
        fullWidth
        multiline
        inputRef={input}
        minRows={3}
        label={labels[lang]}
        value={value}
        error={fault !== null}
        helperText={
          fault ??
          (live !== undefined && live !== value.trim()
            ? formatMessage(say.seenNow, { text: live })
            : say.emptyNote)
        }
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        slotProps={{
          inputLabel: { shrink: true },
          input: { readOnly },
          htmlInput: { lang, maxLength: 1000 },
        }}
      />
      {message.text_message && (
        <SmsLength text={sentText(message.text_message, lang, value.trim() || shipped)} />
      )}
    </section>
  )
}
