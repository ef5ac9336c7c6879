import type { z } from 'zod'

/** What an input is given of its field. @param name its path in the form */
export type InputProps = { name: string; label: string; field: z.ZodType; optional: boolean }
