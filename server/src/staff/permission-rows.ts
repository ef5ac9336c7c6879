import { kycOfficers, roles } from '#contract/roles.ts'
import { approvers } from './two-people/rules.ts'
import { authPath } from './auth-names.ts'
import { anyone, entrance, oneself, staff, type Row } from '../http/permissions/access.ts'

const administrators = staff(['administrator'])
const readers = staff(['administrator', 'auditor'])
const record = '/backoffice/api/audit'
const users = '/backoffice/api/users'
const notes = '/backoffice/api/notes/:collection/:id'

/** Signing in, one's own account, users, service accounts, and the audit log. */
export const staffRows: readonly Row[] = [
  ['POST', `${authPath}/sign-in/email`, entrance],
  ['POST', `${authPath}/sign-in/passkey/question`, entrance],
  ['POST', `${authPath}/sign-in/passkey`, entrance],
  ['POST', `${authPath}/sign-out`, entrance],
  ['POST', `${authPath}/links/ask`, entrance],
  ['POST', `${authPath}/links/look`, entrance],
  ['POST', `${authPath}/links/use`, entrance],

  // Also open to staff who must still set up a second factor.
  ['GET', `${authPath}/me`, oneself(roles)],
  ['GET', `${authPath}/sessions`, oneself(roles)],
  ['DELETE', `${authPath}/sessions`, oneself(roles)],
  ['DELETE', `${authPath}/sessions/:id`, oneself(roles)],
  ['POST', `${authPath}/password`, oneself(roles)],
  ['POST', `${authPath}/second-factor`, oneself(roles)],
  ['POST', `${authPath}/second-factor/confirm`, oneself(roles)],
  ['POST', `${authPath}/second-factor/codes`, oneself(roles)],
  ['POST', `${authPath}/second-factor/off`, oneself(roles)],
  ['GET', `${authPath}/passkeys`, oneself(roles)],
  ['POST', `${authPath}/passkeys/begin`, oneself(roles)],
  ['POST', `${authPath}/passkeys`, oneself(roles)],
  ['PUT', `${authPath}/passkeys/:id`, oneself(roles)],
  ['POST', `${authPath}/passkeys/:id/remove`, oneself(roles)],

  ['GET', users, readers],
  ['POST', users, administrators],
  ['GET', `${users}/:id`, readers],
  ['PUT', `${users}/:id`, administrators],
  ['DELETE', `${users}/:id`, administrators],
  ['POST', `${users}/:id/disable`, administrators],
  ['POST', `${users}/:id/enable`, administrators],
  ['POST', `${users}/:id/roles`, administrators],
  ['POST', `${users}/:id/second-factor/reset`, administrators],
  ['POST', `${users}/:id/invitation`, administrators],
  ['POST', `${users}/:id/sessions/end`, administrators],
  ['GET', `${users}/:id/sessions`, administrators],
  ['DELETE', `${users}/:id/sessions/:session`, administrators],
  // Approvers see what would be done without a second administrator, and object.
  ['GET', '/backoffice/api/staff_requests', staff(['administrator', 'auditor', 'approver'])],
  ['POST', '/backoffice/api/staff_requests/:id/decide', administrators],
  ['POST', '/backoffice/api/staff_requests/:id/object', staff(approvers)],
  ['GET', '/backoffice/api/service_accounts', readers],
  ['POST', '/backoffice/api/service_accounts', administrators],
  ['POST', '/backoffice/api/service_accounts/:id/take-over', administrators],
  ['POST', '/backoffice/api/service_accounts/:id/revoke', administrators],

  ['GET', '/backoffice/api/system', readers],
  ['GET', record, readers],
  ['GET', `${record}/choices`, readers],
  ['GET', `${record}/head`, readers],
  ['GET', `${record}/check`, readers],
  ['GET', `${record}/export.csv`, readers],
  ['GET', `${record}/:seq`, readers],

  ['GET', '/backoffice/api/mail_settings', staff(roles)],
  ['PUT', '/backoffice/api/mail_settings', staff(roles)],
  // Whose notes somebody may read depends on what they are about.
  ['GET', notes, staff(roles)],
  ['POST', notes, staff(roles)],
  ['DELETE', `${notes}/:note`, staff(roles)],
  ['PUT', `${notes}/:note/resolved`, staff(roles)],
  ['PUT', `${notes}/assignment`, staff(roles)],

  // Of messages to customers, or to colleagues, as the reader's roles allow.
  ['GET', '/backoffice/api/undelivered', staff(kycOfficers)],
  ['GET', '/backoffice/api/undelivered/:id', staff(kycOfficers)],
  ['POST', '/backoffice/api/undelivered/:id/again', staff(kycOfficers)],
  ['POST', '/backoffice/api/undelivered/:id/acknowledge', staff(kycOfficers)],

  ['GET', '/api/dead_letters', administrators],
  ['POST', '/api/dead_letters/:name/:id/again', administrators],
  ['POST', '/api/queues/:name/retry', administrators],

  // The page and its files hold no data. Everything else needs a sign-in.
  ['GET', '/backoffice', anyone],
  ['GET', '/backoffice/*', anyone],
  ['GET', '/backoffice/assets/*', anyone],
  ['GET', '/backoffice/live', staff(roles)],
  ['GET', '/backoffice/api/work_queue', staff(roles)],
  ['GET', '/backoffice/api/worker', staff(roles)],
  ['GET', '/backoffice/api/preferences', staff(roles)],
  ['PUT', '/backoffice/api/preferences', staff(roles)],
]
