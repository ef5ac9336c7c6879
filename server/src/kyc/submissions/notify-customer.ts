import { looksLikeEmail } from '#contract/rules/email.ts'
import type { Change } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import type { TemplateName } from '../../messages/templates.ts'
import type { Submission } from './customer-submissions.ts'

type About = Extract<TemplateName, `kyc-${string}`>

/** Queues a message to the customer with the change: an e-mail where the username is one, else a text (spec, section 4). */
export const notifyCustomer = (
  { tx }: Change,
  jobs: Jobs,
  { id, username, lang }: Submission,
  template: About,
): Promise<void> =>
  queueMessage(tx, jobs, {
    template,
    about: id,
    channel: looksLikeEmail(username) ? 'email' : 'sms',
    recipient: username,
    lang,
  })
