import { access } from './en/access.ts'
import { audit } from './en/audit.ts'
import { approvals } from './en/approvals.ts'
import { cards } from './en/cards.ts'
import { completeness } from './en/completeness.ts'
import { content } from './en/content.ts'
import { choices, fields } from './en/fields.ts'
import { figures } from './en/figures.ts'
import { holidays } from './en/holidays.ts'
import { home } from './en/home.ts'
import { interfaceMessages } from './en/interface-messages.ts'
import { kyc } from './en/kyc.ts'
import { leads } from './en/leads.ts'
import { lists } from './en/lists.ts'
import { links } from './en/links.ts'
import { menu } from './en/menu.ts'
import { media } from './en/media.ts'
import { missingAddresses } from './en/missing-addresses.ts'
import { notes } from './en/notes.ts'
import { schedule } from './en/schedule.ts'
import { redirects } from './en/redirects.ts'
import { rates } from './en/rates.ts'
import { people } from './en/people.ts'
import { shell } from './en/shell.ts'
import { translations } from './en/translations.ts'
import { system } from './en/system.ts'
import { timeline } from './en/timeline.ts'
import { undelivered } from './en/undelivered.ts'

/** English words, one line a group; a second language satisfies `Messages` of this one. */
export const en = {
  access,
  approvals,
  cards,
  completeness,
  content,
  choices,
  fields,
  figures,
  holidays,
  home,
  interfaceMessages,
  kyc,
  leads,
  links,
  missingAddresses,
  redirects,
  lists,
  media,
  menu,
  notes,
  rates,
  schedule,
  people,
  shell,
  system,
  timeline,
  translations,
  undelivered,
  audit,
}
