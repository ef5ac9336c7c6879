import type { ComponentProps } from 'react'
import {
  enquiryFields,
  enquiryMaxLengths,
  trapField,
  type EnquiryError,
  type EnquiryField,
} from '#contract/rules/enquiry.ts'
import { formatMessage } from '#contract/format-message.ts'
import { href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'
import type { SiteMessages } from '../messages/en.ts'
import { Button } from './button.tsx'
import { ErrorSummary } from './error-summary.tsx'
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
  return kind === 'not_a_contact' || kind === 'not_a_name'
    ? messages.fieldErrors[kind]
    : messages.fieldErrors[kind][field]
}

/**
 * A question to the company whose section this is; it reaches the staff as a lead. Its page declares
 * `form: 'enquiry'` and `query: ['sent']`. Works without JavaScript; what cannot be taken comes back as typed.
 */
export function EnquiryForm({ title, lede }: { title?: string | undefined; lede?: string | undefined }) {
  const { request, messages } = usePageContext()
  const { enquiry } = messages
  if (request.query['sent'] === '1') return <Sent title={title ?? enquiry.title} messages={enquiry} />
  const errorOf = (field: EnquiryField) => sentence(enquiry, field, request.refused?.fieldErrors[field])
  const { typed = {} } = request.refused ?? {}
  return (
    <Section
      id="enquiry"
      title={title ?? enquiry.title}
      lede={lede ?? enquiry.lede}
      shared={lede === undefined}
    >
      <Errors errors={Object.fromEntries(enquiryFields.map((field) => [field, errorOf(field)]))} />
      {/* Browsers focus the element that the fragment names, also without JavaScript. */}
      <form
        data-keep="enquiry"
        data-returned={request.refused ? '' : undefined}
        method="post"
        action={`${href(request.lang, request.path)}#enquiry-errors`}
        className={styles.form}
        noValidate
      >
        <TextField
          id="enquiry-name"
          name="name"
          label={enquiry.name}
          autoComplete="name"
          dir="auto"
          maxLength={enquiryMaxLengths.name}
          defaultValue={typed['name']}
          error={errorOf('name')}
        />
        <TextField
          id="enquiry-contact"
          name="contact"
          label={enquiry.contact}
          hint={enquiry.contactHint}
          maxLength={enquiryMaxLengths.contact}
          defaultValue={typed['contact']}
          error={errorOf('contact')}
        />
        <TextArea
          id="enquiry-message"
          name="message"
          rows={6}
          dir="auto"
          label={enquiry.message}
          hint={enquiry.messageHint}
          maxLength={enquiryMaxLengths.message}
          count={enquiry.messageLength}
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

/** Lists the errors of a refused enquiry, or says why it was not sent. */
function Errors({ errors }: Pick<ComponentProps<typeof ErrorSummary>, 'errors'>) {
  const {
    request: { refused },
    messages: { enquiry },
    brand,
    frame,
  } = usePageContext()
  if (!refused) return <span id="enquiry-errors" />
  const { unsent } = refused
  const phone = frame.companies[brand].facts?.phone
  return (
    <div className={styles.summary}>
      <ErrorSummary
        form="enquiry"
        kind={enquiry.error}
        title={enquiry.errorsTitle}
        text={
          unsent &&
          [enquiry.notSent, enquiry.unsent[unsent], phone && formatMessage(enquiry.orCall, { phone })]
            .filter(Boolean)
            .join(' ')
        }
        errors={errors}
        bulleted
      />
    </div>
  )
}

/** Confirms an enquiry. */
const Sent = ({ title, messages }: { title: string; messages: SiteMessages['enquiry'] }) => (
  <Section id="enquiry" title={title}>
    <div data-sent="enquiry" className={styles.sent}>
      <Notice kind="success" title={messages.sentTitle}>
        {messages.sentText}
      </Notice>
    </div>
  </Section>
)
