/** A message of the staff's socket: what was touched, or null if everything must be loaded again. */
export type StaffNews = { changed: readonly { collection: string; id: string }[] | null }

/** Why the staff's socket was closed, of the 4000s, which are an application's own (RFC 6455, 7.4.2). */
export const liveCodes = {
  /** its time is up: join anew */
  comeAgain: 4000,
  /** the session ended, or its holder may now do other things: what is on the screen is asked for again */
  ended: 4001,
} as const
