import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Changes } from '../changes/change.ts'
import type { Refusals } from './audit-log/refusals.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Auth } from './auth.ts'
import type { Authenticator } from './authenticate.ts'
import type { Config } from '../config/settings.ts'
import { linkRoutes } from './links/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { serviceAccountRoutes } from './service-accounts/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { userRoutes } from './users/routes.ts'

type Services = {
  db: Database
  secrets: Secrets
  changes: Changes
  refusals: Refusals
  jobs: Jobs
  auth: Auth
  authenticator: Authenticator
  demonstration: boolean
}

/** Staff: who signs in, how, and who may. */
export function staffRoutes(app: App, config: Config, services: Services): void {
  sessionRoutes(app, config, services)
  secondFactorRoutes(app, config, services)
  passkeyRoutes(app, config, services)
  passwordRoutes(app, services)
  linkRoutes(app, services)
  userRoutes(app, config, services)
  serviceAccountRoutes(app, services)
}
