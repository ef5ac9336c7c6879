/** The only place that reads the environment. What a value means is checked in settings.ts. */
export type Env = Readonly<Record<string, string | undefined>>

export const readEnv = (): Env => ({ ...process.env })
