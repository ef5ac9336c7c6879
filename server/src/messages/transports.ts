import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { looksLikeEmail } from '#contract/rules/email.ts'
import { smsText } from '#contract/rules/sms.ts'
import type { MessagingConfig } from '../config/messaging.ts'
import { countErrors } from '../http/metrics/dependency-errors.ts'
import { invalidAddress } from './delivery-error.ts'
import type { MessageText } from './template.ts'

export type OutgoingMessage = { id: string; to: string; content: MessageText }

/** How messages leave. Each call throws where it is not certain that the message was taken over. */
export type Transports = {
  email(message: OutgoingMessage): Promise<void>
  sms(message: OutgoingMessage): Promise<void>
  close(): void
}

/** Checks an address again, whatever was checked before. @throws Error with the code `invalidAddress` */
function plainAddress(to: string): string {
  if (!looksLikeEmail(to))
    throw Object.assign(new Error('not a plain e-mail address'), { code: invalidAddress })
  return to
}

/** SMTP and the gateway where they are set; else files in `outbox/`, which development and tests read. */
export function openTransports({ mail, sms, timeoutMs, outbox, host }: MessagingConfig): Transports {
  let opened: ReturnType<typeof openMail> | undefined
  const from = mail?.from ?? `no-reply@${host}`
  const mailOf = ({ id, to, content }: OutgoingMessage) => ({
    from,
    // An address, not a header: nothing in it is read as a name, a comment or a second address.
    to: { name: '', address: plainAddress(to) },
    subject: content.subject,
    text: content.text,
    html: content.html,
    // The same at every attempt, so that a second copy is known as one.
    messageId: `<${id}@${host}>`,
    headers: { 'auto-submitted': 'auto-generated' },
  })
  return {
    async email(message) {
      const { smtp, files } = await (opened ??= openMail(mail, timeoutMs))
      if (smtp) {
        await countErrors('mail', () => smtp.sendMail(mailOf(message)))
        return
      }
      const { message: eml } = await files.sendMail(mailOf(message))
      await put(outbox, `${message.id}.eml`, Buffer.isBuffer(eml) ? eml : '')
    },
    async sms({ id, to, content }) {
      const text = smsText(content.sms)
      if (sms) await countErrors('sms', () => post({ ...sms, timeoutMs }, { id, to, text }))
      else await put(outbox, `${id}.sms.json`, JSON.stringify({ to, text }, null, 2))
    },
    close: () => void opened?.then(({ smtp }) => smtp?.close()),
  }
}

/** With the first mail: what writes mails takes 10 MB. */
async function openMail(mail: MessagingConfig['mail'], timeoutMs: number) {
  const { createTransport } = await import('nodemailer')
  const smtp =
    mail &&
    createTransport({
      url: mail.url,
      requireTLS: mail.requireTls,
      pool: true,
      maxConnections: 2,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    })
  return { smtp, files: createTransport({ streamTransport: true, buffer: true, newline: 'unix' }) }
}

async function post(
  { url, token, timeoutMs }: { url: string; token: string; timeoutMs: number },
  { id, to, text }: { id: string; to: string; text: string },
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': id,
    },
    body: JSON.stringify({ to, text }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  await answer.body?.cancel()
  if (!answer.ok)
    throw Object.assign(new Error(`the gateway answers ${answer.status}`), { code: `HTTP ${answer.status}` })
}

/** Whole or not at all: who reads the folder never sees half a file. */
async function put(folder: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${name}`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}
