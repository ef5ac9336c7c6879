import { bulk } from './costly/bulk.ts'
import { codings } from './costly/codings.ts'
import { nestings } from './costly/nestings.ts'
import type { Costly } from './costly/page.ts'
import { shadings } from './costly/shadings.ts'

/** Some hundred small files that cost much to open, and calm ones beside them; made anew each time, always the same. */
export const costlyFiles = async (): Promise<Costly[]> => [
  ...shadings(),
  ...nestings(),
  ...codings(),
  ...(await bulk()),
]
