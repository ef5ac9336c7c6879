import type { AuditField } from '#contract/backoffice/audit.ts'
import { fieldNames } from '#contract/backoffice/field-names.ts'
import { formatDay, formatTime } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { collectionNamed } from '#contract/registry.ts'
import type { AuditLine } from './audited-changes.ts'
import { inSentence, type Names } from './names.ts'

/** What a line says, without who did it: from the line, what it changed, and what things are called. */
type Told = { line: AuditLine; item: string; fields: readonly AuditField[]; names: Names }
type Say = (told: Told) => string

const note = ({ line }: Told, name: string): unknown => line.details?.[name]
const number = (told: Told, name: string): number => Number(note(told, name) ?? 0)
/** A noted text or figure as it stands in a sentence. */
function said(told: Told, name: string, otherwise = ''): string {
  const value = note(told, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise
}
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const listed = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '')
/** Roles and collections as people call them. */
const rolesIn = (told: Told): string =>
  listed(note(told, 'roles')).replaceAll('_', ' ').replaceAll('kyc', 'KYC') || 'none'
const collectionsIn = (told: Told): string => {
  const names = note(told, 'collections')
  return listed(
    Array.isArray(names)
      ? names.map((name) => inSentence(collectionNamed(String(name))?.label.many ?? String(name)))
      : names,
  ).replaceAll('_', ' ')
}

/** How many fields a sentence tells of; the rest are in the line itself. */
const toldFields = 3

/** `selling rate from 1,740.00 to 1,751.00, buying rate to 1,700.00`; empty where nothing changed. */
function changes({ line, fields }: Told): string {
  // What is worked out of the others comes last: who set the dollar's selling rate is what is asked.
  const ordered = fields
    .filter(({ field }) => line.collection !== rates || rateFields.includes(field))
    .toSorted((a, b) => rank(line, a.field) - rank(line, b.field))
  const told = ordered.slice(0, toldFields).map((field) => changed(line, field))
  const rest = ordered.length - told.length
  return [...told, ...(rest > 0 ? [count(rest, 'more field', 'more fields')] : [])].join(', ')
}

const rates = 'money_bureau_exchange_rates'
const rateFields = ['selling', 'buying', 'middle']
const rank = ({ collection }: AuditLine, field: string): number =>
  collection === rates ? rateFields.indexOf(field) : 0

/** A field's name as it stands in a sentence. */
function fieldName(collection: string | null, field: string): string {
  if (collection === rates && rateFields.includes(field)) return `${field} rate`
  const known = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined
  if (known) return inSentence(known)
  return field
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}

function changed({ collection }: AuditLine, { field, ...values }: AuditField): string {
  const name = fieldName(collection, field)
  if (!('after' in values)) return name
  const isRate = collection === rates && rateFields.includes(field)
  const [before, after] = [shortValue(values.before, isRate), shortValue(values.after, isRate)]
  if (before === null || after === null || before === after) return name
  if (before === '') return `${name} to ${after}`
  return after === '' ? `${name} removed (was ${before})` : `${name} from ${before} to ${after}`
}

/** A value as it stands in a sentence; empty for none, null where it is too much for one. */
function shortValue(value: unknown, isRate: boolean): string | null {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return isRate ? formatRate(value) : shortText(value)
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') && value.length <= 6 ? value.join(', ') : null
  const { en, ny } = value as { en?: unknown; ny?: unknown } // a text in both languages, or something else
  if (typeof en === 'string' && en !== '') return shortText(en)
  return typeof ny === 'string' && ny !== '' ? shortText(ny) : null
}

function shortText(text: string): string {
  if (/^-?\d+\.\d+$/.test(text)) return formatRate(text)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return instant(text)
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `“${plain.length > 60 ? `${plain.slice(0, 59)}…` : plain}”`
}

const instant = (iso: unknown): string =>
  typeof iso === 'string' ? `${formatDay(iso, 'en')}, ${formatTime(iso)} CAT` : ''

/** An act on an item, and what it changed after a colon. */
const acted =
  (verb: string, after = ''): Say =>
  (told) => {
    const what = changes(told)
    return `${verb} ${told.item}${after}${what && `: ${what}`}`
  }
const plain =
  (verb: string, after = ''): Say =>
  ({ item }) =>
    `${verb} ${item}${after}`

/** "set the US dollar’s selling rate from … to …", where it is a rate; else as others are told. */
const ofRate =
  (verb: string, otherwise: Say, after = ''): Say =>
  (told) => {
    const { line, item } = told
    const what = changes(told)
    if (line.collection !== rates || !what) return otherwise(told)
    return `${verb} ${item.replace('the rate of ', '')}’s ${what}${after}`
  }

const archives = (told: Told) => note(told, 'archive') === true
const when = (told: Told) => (note(told, 'at') ? `, to take effect on ${instant(note(told, 'at'))}` : '')

const content: Record<string, Say> = {
  create: (told) => plain(note(told, 'draft') === true ? 'began' : 'wrote')(told),
  update: ofRate('set in a draft', acted('changed')),
  submit: (told) =>
    ofRate('set', acted('sent', ' for approval'), ', and sent it for approval')(told) + when(told),
  approve: (told) =>
    archives(told) ? `approved the archiving of ${told.item}` : ofRate('approved', acted('approved'))(told),
  publish: (told) => acted(note(told, 'at') ? 'scheduled' : 'published')(told) + when(told),
  'discard draft': plain('discarded a draft of'),
  withdraw: plain('withdrew', ', which waited for approval'),
  unschedule: plain('took', ' off the schedule'),
  return: (told) => `sent ${told.item} back: “${said(told, 'reason')}”`,
  archive: plain('archived'),
  delete: plain('deleted'),
  restore: (told) =>
    told.line.details?.['instead_of'] === undefined
      ? plain('put', ' back on the site')(told)
      : `took back the publication of ${told.item}`,
  reschedule: (told) =>
    `moved the ${note(told, 'edge') === 'ends' ? 'end' : 'beginning'} of ${told.item} to ${instant(note(told, 'at'))}`,
  'sign off Chichewa': plain('signed off the Chichewa of'),
  'confirm Chichewa': plain('confirmed that the Chichewa of', ' is still right'),
  'take over editing': (told) =>
    `took over the editing of ${told.item}${note(told, 'from') ? ` from ${told.names.person(note(told, 'from'))}` : ''}`,
  'missed its time': (told) => `noticed that ${told.item} missed its time, ${instant(note(told, 'due_at'))}`,
  'clear alarm': plain('cleared the alarm about'),
  'send batch': (told) => {
    const sent = note(told, 'sent')
    return `sent a batch of ${Array.isArray(sent) ? count(sent.length, 'rate', 'rates') : 'rates'} for approval${when(told)}`
  },
  'set change limit': (told) =>
    `set the limit from which a rate is out of the ordinary from ${said(told, 'before', 'none')} % to ${said(told, 'after')} %`,
  'set spread limit': (told) =>
    `set the limit from which the spread of a rate must be confirmed from ${said(told, 'before', 'none')} % to ${said(told, 'after')} %`,
  export: (told) => `exported ${count(number(told, 'rows'), 'row', 'rows')} of ${told.item}`,
  'view list': (told) => `looked at ${count(number(told, 'rows'), 'row', 'rows')} of ${told.item}`,
  'look up': (told) => `looked for ${told.item} by ${said(told, 'by')}; none was found`,
  reveal: plain('revealed the customer’s details of'),
  'add note': plain('added a note to'),
  'resolve note': plain('marked a note as resolved on'),
  'reopen note': plain('marked a note as open again on'),
  'remove note': plain('removed their note from'),
  assign: (told) =>
    `assigned ${told.item} to ${told.names.person(note(told, 'assignee'))}${note(told, 'due_on') ? `, due on ${formatDay(said(told, 'due_on'), 'en')}` : ''}`,
  unassign: (told) => `took the assignment of ${told.item} from ${told.names.person(note(told, 'assignee'))}`,
  upload: plain('uploaded'),
  'describe file': plain('described'),
  'replace file': (told) => `uploaded ${versionOf(told)}${becauseOf(told)}`,
  'submit file version': (told) => `sent ${versionOf(told)} for approval${becauseOf(told)}`,
  'approve file version': (told) => `approved ${versionOf(told)}`,
  'return file version': (told) => `sent ${versionOf(told)} back: “${said(told, 'reason')}”`,
  'withdraw file version': (told) => `withdrew ${versionOf(told)}, which waited for approval`,
  'delete file': (told) => `deleted the file “${said(told, 'name')}”`,
  'tag file': acted('tagged'),
  'follow address': (told) =>
    `updated links in ${told.item} to the new address ${said(told, 'to')} (was ${said(told, 'from')})`,
  'change links': (told) =>
    said(told, 'links') === 'remove'
      ? `removed links from ${told.item} whose page leaves the website`
      : `pointed links in ${told.item} to ${said(told, 'links')}`,
  'replace uses': (told) =>
    `put another file in place of ${told.item} in ${count(number(told, 'items'), 'item', 'items')}`,
}

/** Audit rows of earlier releases have the number of the version and no reason. */
const versionOf = (told: Told) =>
  `version ${said(told, 'version')} of ${told.item}${note(told, 'restored_from') ? `, which restores version ${said(told, 'restored_from')}` : ''}`
const becauseOf = (told: Told) => (note(told, 'reason') ? `: “${said(told, 'reason')}”` : '')

const outcomes: Record<string, string> = {
  accepted: 'all accepted',
  needs_change: 'documents asked for again',
  second_reviewer: 'a second officer looks next',
}
const ofDocument = (told: Told) => (note(told, 'purpose') ? ` “${said(told, 'purpose')}”` : '')
const kyc: Record<string, Say> = {
  submit: plain('handed in'),
  resubmit: plain('handed in documents again for'),
  claim: plain('started the review of'),
  release: plain('released'),
  reveal: plain('revealed the details of'),
  search: (told) => `searched ${told.item} by ${listed(note(told, 'by')).replaceAll('_', ' ')}`,
  'open document': (told) =>
    note(told, 'page') === 'original'
      ? `downloaded the document${ofDocument(told)} of ${told.item}`
      : `opened page ${said(told, 'page')} of the document${ofDocument(told)} of ${told.item}`,
  'view thumbnails': (told) => `viewed the thumbnails of the document${ofDocument(told)} of ${told.item}`,
  'accept document': (told) => `accepted the document${ofDocument(told)} of ${told.item}`,
  'ask for document again': (told) => `asked again for the document${ofDocument(told)} of ${told.item}`,
  'finish review': (told) =>
    `finished the review of ${told.item}: ${outcomes[said(told, 'outcome')] ?? said(told, 'outcome')}`,
  'put on legal hold': plain('put', ' on legal hold'),
  'ask for end of legal hold': plain('asked for the end of the legal hold of'),
  'decline end of legal hold': plain('declined the end of the legal hold of'),
  'end legal hold': plain('ended the legal hold of'),
  'ask for erasure': plain('asked for the erasure of'),
  'decline erasure': plain('declined the erasure of'),
  erase: plain('agreed to the erasure of'),
  'erase details': plain('erased what was personal of'),
  'flag duplicate account': plain('found a duplicate account of'),
}

const secondFactor = (how: unknown): string =>
  typeof how !== 'string'
    ? ''
    : how === 'none'
      ? ' without a second factor'
      : ` with a second factor (${how})`
const own = ({ line }: Told) => line.actor === line.item_id
const staff: Record<string, Say> = {
  'sign in': (told) =>
    note(told, 'by') === 'passkey'
      ? 'signed in with a passkey'
      : `signed in${secondFactor(note(told, 'second_factor'))}`,
  'sign out': () => 'signed out',
  'sign in refused': (told) =>
    `refused ${count(number(told, 'times') || 1, 'sign-in', 'sign-ins')}${told.line.item_id ? ` of ${told.item}` : ''}`,
  'request refused': (told) =>
    `refused ${count(number(told, 'times') || number(told, 'others') || 1, 'request', 'requests')}${told.line.item_id ? ` of ${told.item}` : ''}`,
  create: (told) => `made the account of ${told.item}`,
  invite: (told) => `invited ${told.item} as ${rolesIn(told)}`,
  'send invitation': plain('sent an invitation to'),
  'send reset': plain('sent a link to a new password to'),
  'set roles': (told) => `gave ${told.item} the roles ${rolesIn(told)}${becauseOf(told)}`,
  'set password': (told) => (own(told) ? 'set their password' : `set the password of ${told.item}`),
  update: plain('renamed'),
  enable: plain('enabled'),
  disable: plain('suspended'),
  remove: plain('removed'),
  'reset second factor': plain('reset the second factor of'),
  'second factor on': () => 'switched on the codes of an authenticator app',
  'second factor off': () => 'switched off the codes of their authenticator app',
  'new recovery codes': () => 'made new recovery codes',
  'add passkey': (told) => `added a passkey, “${said(told, 'name')}”`,
  'rename passkey': (told) =>
    `called the passkey “${said(told, 'before')}” “${said(told, 'name')}” from then on`,
  'remove passkey': (told) => `removed their passkey “${said(told, 'name')}”`,
  'end session': (told) => (own(told) ? 'ended a session of theirs' : `ended a session of ${told.item}`),
  'end sessions': (told) => `ended ${count(number(told, 'sessions'), 'session', 'sessions')} of ${told.item}`,
  'make service account': (told) => `made the service account ${told.item} for ${collectionsIn(told)}`,
  'admit service account': (told) => `let the service account ${told.item} sign in`,
  'take over service account': (told) =>
    `let ${told.names.person(note(told, 'asked_by'))} take over the service account ${told.item}`,
  'revoke service account': plain('revoked the service account'),
  'ask for roles': (told) => `asked for other roles of ${told.item}: ${rolesIn(told)}${becauseOf(told)}`,
  'ask for enabling': (told) => `asked that ${told.item} be let in again`,
  'ask for removal': plain('asked for the removal of'),
  'ask for second factor reset': plain('asked for a reset of the second factor of'),
  'ask for password reset': plain('asked for a new password for'),
  'ask for service account': plain('asked a second administrator to agree to the service account'),
  'decline request': plain('declined a request about'),
  'approve request': plain('approved a request about'),
  'object to request': plain('objected to a request about'),
  'request took effect': plain('carried out, after the time to object, a request about'),
}

const others: Record<string, Say> = {
  'retry queue': (told) => `repeated failed attempts of a queue (${said(told, 'name')})`,
  'try again': (told) => `had a failed job (${said(told, 'name')}) tried again`,
  'send message again': (told) => `sent a failed message about ${told.item} again`,
  'acknowledge undelivered message': (told) =>
    `noted that the recipient of a failed message about ${told.item} was informed`,
  restore: () => 'restored a backup',
}

/** What may be recorded and said; a name that is in none of these is said as it is recorded. */
export const hasWords = (action: string): boolean =>
  [content, kyc, staff, others].some((group) => Object.hasOwn(group, action))

/** The words for an action: by what it is about, since some acts are called alike. */
function wordsFor({ action, collection }: AuditLine): Say {
  const group =
    collection === 'kyc_submissions' ? kyc : collection === 'staff' ? staff : collection ? content : others
  const found = [group, content, others].find((one) => Object.hasOwn(one, action))?.[action]
  return found ?? (({ line, item }) => `${line.action}: ${item}`)
}

/** The whole sentence: "Sample officer set the US dollar’s selling rate from 1,740.00 to 1,751.00." */
export function sentenceOf(line: AuditLine, fields: readonly AuditField[], names: Names): string {
  const told: Told = { line, fields, names, item: names.item(line) }
  return `${names.actor(line)} ${wordsFor(line)(told)}.`
}

/** What is searched: the sentence, and what the line is filed under. */
export function searchedText(line: AuditLine, sentence: string): string {
  const label = line.collection && collectionNamed(line.collection)?.label
  return [sentence, line.action, label ? inSentence(label.one) : (line.collection ?? '')].join(' ')
}
