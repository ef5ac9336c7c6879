import { and, eq, isNull, sql } from 'drizzle-orm'
import { formatMessage } from '#contract/format-message.ts'
import { oneTimeCodes } from '#database/tables.ts'
import { codeOf } from '../../config/derived-secrets.ts'
import { htmlOf } from '../html.ts'
import { signature, type Template, type TemplateContext } from '../template.ts'

/** Binds a code to the website's address, so that phones offer it there only. */
const boundTo = (publicUrl: string, code: string) => `@${new URL(publicUrl).hostname} #${code}`

/** Returns the text message with a code. */
export function codeText(
  { sender, publicUrl, messages }: Pick<TemplateContext, 'sender' | 'publicUrl' | 'messages'>,
  code: string,
): string {
  const { is, valid, never } = messages.mail.code
  return `${sender.name}: ${formatMessage(is, { code })} ${valid} ${never}\n\n${boundTo(publicUrl, code)}`
}

/**
 * A code for its contact. The last line binds it to our address, so that phones offer it on our pages only
 * (source: WICG, "Origin-bound one-time codes delivered via SMS").
 */
export const oneTimeCode: Template = async ({ db, sender, secrets, publicUrl, messages }, about, lang) => {
  const alive = and(
    isNull(oneTimeCodes.used_at),
    isNull(oneTimeCodes.killed_at),
    sql`${oneTimeCodes.expires_at} > now()`,
  )
  const [row] = await db
    .select({ id: oneTimeCodes.id, code_hash: oneTimeCodes.code_hash })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.id, about), alive))
  if (!row) return null
  const own = messages.mail.code
  const code = codeOf(secrets.keys('codes'), row)
  if (code === null) return null
  const bound = boundTo(publicUrl, code)
  const is = formatMessage(own.is, { code })
  const lines = [is, own.valid, own.never, own.not]
  return {
    // Not in the subject: it shows on a locked screen, and mail servers note subjects.
    subject: `${sender.name}: ${own.subject}`,
    text: [...lines, '', signature(sender), '', bound].join('\n'),
    html: htmlOf(lang, own.subject, [...lines, bound]),
    sms: codeText({ sender, publicUrl, messages }, code),
  }
}
