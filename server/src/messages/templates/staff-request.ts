import { eq } from 'drizzle-orm'
import { brands } from '#contract/brands/names.ts'
import type { Lang } from '#contract/languages.ts'
import { formatDay, formatTime } from '#contract/rules/dates.ts'
import { staffRequests } from '#database/tables.ts'
import { staffNames } from '../../changes/staff-names.ts'
import { htmlOf } from '../html.ts'
import type { Template } from '../templates.ts'

type Kind = (typeof staffRequests.$inferSelect)['kind']

const kinds: Record<Lang, Record<Kind, (who: string, wanted: string) => string>> = {
  en: {
    roles: (who, wanted) => `the roles of ${who}: ${wanted || 'none'}`,
    enable: (who) => `letting ${who} in again`,
    remove: (who) => `removing ${who}`,
    second_factor: (who) => `a reset of the second factor of ${who}`,
    password: (who) => `a new password for ${who}`,
  },
  ny: {
    roles: (who, wanted) => `ntchito za ${who}: ${wanted || 'palibe'}`,
    enable: (who) => `kulola ${who} kulowanso`,
    remove: (who) => `kuchotsa ${who}`,
    second_factor: (who) => `kuchotsa chitsimikizo chachiwiri cha ${who}`,
    password: (who) => `mawu achinsinsi atsopano a ${who}`,
  },
}

const says = {
  en: {
    subject: 'A change of who may do what',
    asked: (by: string, what: string) => `${by} asked for: ${what}.`,
    waits: (at: string) =>
      `There is no second administrator to decide. It takes effect on ${at} CAT, unless an approver objects.`,
    alone: 'There is nobody else who could decide. It was done at once.',
    object: 'Approvers object here:',
    not: 'If this is not right, tell an approver at once.',
  },
  ny: {
    subject: 'Kusintha kwa amene angachite chiyani',
    asked: (by: string, what: string) => `${by} wapempha: ${what}.`,
    waits: (at: string) =>
      `Palibe woyang’anira wachiwiri woti agamule. Zidzayamba kugwira ntchito pa ${at} CAT, pokhapokha wovomereza atakana.`,
    alone: 'Palibe wina amene akanagamula. Zachitika nthawi yomweyo.',
    object: 'Ovomereza angakane apa:',
    not: 'Ngati izi sizoyenera, uzani wovomereza mwachangu.',
  },
}

/** Tells all staff what was done, or will be, without a second administrator. It names staff and nobody else. */
export const staffRequest: Template = async ({ db, backofficeUrl }, about, lang) => {
  const [row] = await db.select().from(staffRequests).where(eq(staffRequests.id, about))
  // A second administrator is there again: it waits for them, and nothing is to be told.
  if (!row || (row.waits_until === null && row.state !== 'alone')) return null
  const nameOf = await staffNames(db, [row.asked_by, row.user_id])
  const text = says[lang]
  const what = kinds[lang][row.kind](nameOf(row.user_id), row.wanted?.replaceAll(',', ', ') ?? '')
  const until = row.waits_until
  const lines = [
    text.asked(nameOf(row.asked_by), what),
    ...(until === null
      ? [text.alone]
      : [
          text.waits(`${formatDay(until, lang)}, ${formatTime(until)}`),
          `${text.object} ${backofficeUrl}/backoffice/requests`,
        ]),
    text.not,
  ]
  return {
    subject: `${brands.bank.name}: ${text.subject}`,
    text: [...lines, '', brands.bank.name].join('\n'),
    html: htmlOf(lang, text.subject, [...lines, brands.bank.name]),
    sms: `${brands.bank.name}: ${lines.join(' ')}`,
  }
}
