import type { App, Parts } from '../app.ts'
import type { Config } from '../config/config.ts'
import { linkRoutes } from './links/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { serviceAccountRoutes } from './service-accounts/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Staff: who signs in, how, and who may. */
export function staffRoutes(app: App, config: Config, parts: Parts): void {
  sessionRoutes(app, config, parts)
  secondFactorRoutes(app, parts)
  passwordRoutes(app, parts)
  linkRoutes(app, parts)
  userRoutes(app, config, parts)
  serviceAccountRoutes(app, parts)
}
