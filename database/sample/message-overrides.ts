import type { Sample } from './sample.ts'

/** The shipped messages stand as they are. */
export const sample: Sample<'message_overrides'> = () => []
