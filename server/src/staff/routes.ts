import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Changes } from '../changes/change.ts'
import type { Refusals } from './audit-log/refusals.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Auth } from './auth.ts'
import type { Who } from './authenticate.ts'
import type { Config } from '../config/config.ts'
import { linkRoutes } from './links/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { programRoutes } from './service-accounts/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { userRoutes } from './users/routes.ts'

/** What is needed of the services. */
type Services = {
  db: Database
  secrets: Secrets
  changes: Changes
  refusals: Refusals
  jobs: Jobs
  auth: Auth
  who: Who
  demonstration: boolean
}

/** Staff: who signs in, how, and who may. */
export function staffRoutes(app: App, config: Config, parts: Services): void {
  sessionRoutes(app, config, parts)
  secondFactorRoutes(app, parts)
  passwordRoutes(app, parts)
  linkRoutes(app, parts)
  userRoutes(app, config, parts)
  programRoutes(app, parts)
}
