import { formatMessage } from '#contract/format-message.ts'
import { namesOf } from '../../changes/people.ts'
import { usableLink } from '../staff-link-row.ts'
import { linkHash, linkToken } from '../link-token.ts'
import { htmlOf } from '../html.ts'
import { signature, type Template } from '../template.ts'

const messages = {
  en: {
    invitation: {
      subject: 'You are invited to the back-office',
      lead: '{who}, {by} has invited you to the back-office. Choose your password here:',
      valid: 'The link works once, within 72 hours.',
    },
    reset: {
      subject: 'A new password for the back-office',
      lead: 'A new password was asked for with this e-mail. Choose it here:',
      valid: 'The link works once, within one hour.',
    },
    not: 'If you did not expect this, do nothing and tell an administrator.',
  },
  ny: {
    invitation: {
      subject: 'Mwaitanidwa ku ofesi ya pa intaneti',
      lead: '{who}, {by} wakuitanirani ku ofesi ya pa intaneti. Sankhani mawu achinsinsi anu apa:',
      valid: 'Ulalowu umagwira ntchito kamodzi, pasanathe maola 72.',
    },
    reset: {
      subject: 'Mawu achinsinsi atsopano a ofesi ya pa intaneti',
      lead: 'Wina wapempha mawu achinsinsi atsopano ndi imelo iyi. Asankheni apa:',
      valid: 'Ulalowu umagwira ntchito kamodzi, pasanathe ola limodzi.',
    },
    not: 'Ngati simunayembekezere uthengawu, musachite kanthu ndipo uzani woyang’anira.',
  },
} as const

/** A link to a password. Its token stands behind the #, which browsers send to nobody, so that no log has it. */
export const staffLink: Template = async ({ db, sender, secrets, backofficeUrl }, about, lang) => {
  const link = await usableLink(db, { id: about })
  if (!link) return null
  const tokens = secrets.keys('links').map((key) => linkToken(key, about))
  const token = tokens.find((one) => linkHash(one) === link.token_hash)
  if (token === undefined) return null
  const { not, ...kinds } = messages[lang]
  const { subject, valid } = kinds[link.kind]
  const nameOf = await namesOf(db, [link.created_by])
  const lead =
    link.kind === 'invitation'
      ? formatMessage(kinds.invitation.lead, { who: link.user.name, by: nameOf(link.created_by) })
      : kinds.reset.lead
  const address = `${backofficeUrl}/backoffice/link#${token}`
  return {
    subject: `${sender.name}: ${subject}`,
    text: [lead, '', address, '', valid, not, '', signature(sender)].join('\n'),
    html: htmlOf(lang, subject, [lead, address, valid, not, signature(sender)]),
    sms: `${sender.name}: ${lead} ${address}`,
  }
}
