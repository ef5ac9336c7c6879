import { enquiryFields, trapField, type EnquiryError, type EnquiryField } from '#contract/rules/enquiry.ts'
import { formatMessage } from '#contract/format-message.ts'
import { href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'
import type { SiteMessages } from '../messages/en.ts'
import { Button } from './button.tsx'
import { Section } from './section.tsx'
import { Notice } from './notice.tsx'
import { TextArea, TextField } from './fields.tsx'
import styles from './enquiry-form.module.css'

const sentence = (
  messages: SiteMessages['enquiry'],
  field: EnquiryField,
  error: string | undefined,
): string | undefined => {
  if (error === undefined) return undefined
  const kind = error as EnquiryError // the server names faults by the rule the form shares with it
  return kind === 'not_a_contact' ? messages.fieldErrors.not_a_contact : messages.fieldErrors[kind][field]
}

/**
 * A question to the company whose section this is; it reaches the staff as a lead. Its page declares
 * `form: 'enquiry'` and `query: ['sent']`. Works without JavaScript; what cannot be taken comes back as typed.
 */
export function EnquiryForm({ title, lede }: { title?: string | undefined; lede?: string | undefined }) {
  const { request, messages, brand, frame } = usePageContext()
  const { enquiry } = messages
  if (request.query['sent'] === '1') {
    return (
      <Section id="enquiry" title={title ?? enquiry.title}>
        <div data-sent="enquiry" className={styles.sent}>
          <Notice kind="success" title={enquiry.sentTitle}>
            {enquiry.sentText}
          </Notice>
        </div>
      </Section>
    )
  }
  const fieldErrors = enquiryFields.flatMap((field) => {
    const text = sentence(enquiry, field, request.refused?.fieldErrors[field])
    return text ? [{ field, text }] : []
  })
  const errorOf = (field: EnquiryField) => fieldErrors.find((error) => error.field === field)?.text
  const { typed = {}, unsent } = request.refused ?? {}
  const phone = frame.companies[brand].facts?.phone
  return (
    <Section
      id="enquiry"
      title={title ?? enquiry.title}
      lede={lede ?? enquiry.lede}
      shared={lede === undefined}
    >
      <ErrorList title={enquiry.errorsTitle} fieldErrors={fieldErrors} />
      {unsent && (
        <div role="alert" className={styles.summary}>
          <Notice kind="error" title={enquiry.unsentTitle}>
            {enquiry.unsent[unsent]} {phone && formatMessage(enquiry.orCall, { phone })}
          </Notice>
        </div>
      )}
      {/* The fragment outlives the redirect, so that the answer is in view. */}
      <form
        data-keep="enquiry"
        data-returned={request.refused ? '' : undefined}
        method="post"
        action={`${href(request.lang, request.path)}#enquiry`}
        className={styles.form}
        noValidate
      >
        <TextField
          id="enquiry-name"
          name="name"
          label={enquiry.name}
          autoComplete="name"
          defaultValue={typed['name']}
          error={errorOf('name')}
        />
        <TextField
          id="enquiry-contact"
          name="contact"
          label={enquiry.contact}
          hint={enquiry.contactHint}
          defaultValue={typed['contact']}
          error={errorOf('contact')}
        />
        <TextArea
          id="enquiry-message"
          name="message"
          rows={6}
          label={enquiry.message}
          hint={enquiry.messageHint}
          defaultValue={typed['message']}
          error={errorOf('message')}
        />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="enquiry-trap">{enquiry.trap}</label>
          <input id="enquiry-trap" name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit">{enquiry.send}</Button>
      </form>
    </Section>
  )
}

type FieldError = { field: EnquiryField; text: string }

/** What cannot be taken, each leading to its field. */
function ErrorList({ title, fieldErrors }: { title: string; fieldErrors: readonly FieldError[] }) {
  if (fieldErrors.length === 0) return null
  return (
    <div role="alert" className={styles.summary} tabIndex={-1}>
      <Notice kind="error" title={title}>
        <ul>
          {fieldErrors.map(({ field, text }) => (
            <li key={field}>
              <a href={`#enquiry-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
