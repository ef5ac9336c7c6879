import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { reloadForRelease } from './reload.ts'

/**
 * Returns a component that is fetched when it is first shown. Browsers do not retry a failed import, so a missing script
 * reloads the page once per release; after that the component throws.
 */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      if (!(await reloadForRelease())) throw error
      // Shows the loader until the reload.
      return new Promise<never>(() => {})
    }
  })
