import type { BodyOf } from '#contract/registry.ts'

/** A sample product as it is written; its slug is its key, and flags that are not set are false. */
export type SampleProduct = Omit<BodyOf<'products'>, 'up_to' | 'lends'> & { up_to?: true; lends?: true }
