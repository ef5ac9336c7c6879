import type { WeaveName } from './weaves.ts'

/** What pictures show: whose colours and weave each has, and how it is drawn on 1200 by 750. */
export type Scenes = Record<`picture-${string}`, [WeaveName, () => string]>
