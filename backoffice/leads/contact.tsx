import { Fragment } from 'react'
import { looksLikeEmail } from '#contract/rules/email.ts'
import { readTelephoneNumbers, telephoneHref } from '#contract/rules/telephone-numbers.ts'
import { formatMessage, messages } from '../messages.ts'

/** Links that call the customer or begin a mail to them; a number that cannot be read is text. */
export function Contact({ contact }: { contact: string }) {
  const w = messages.leads
  if (looksLikeEmail(contact))
    return (
      <a href={`mailto:${contact}`} aria-label={formatMessage(w.write, { contact })}>
        {contact}
      </a>
    )
  return readTelephoneNumbers(contact).map(({ text, call }, at) => (
    <Fragment key={text}>
      {at > 0 && ' / '}
      {call === null ? (
        text
      ) : (
        <a href={telephoneHref(call)} aria-label={formatMessage(w.call, { contact: text })}>
          {text}
        </a>
      )}
    </Fragment>
  ))
}
