import { join, resolve } from 'node:path'

/** For processes that tests start: what Node made of the sources is kept from one to the next. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(resolve(import.meta.dirname, '../..'), '.cache/compile'),
}
