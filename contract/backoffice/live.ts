/** What the staff's socket says: what was touched, or null where everything is to be looked at again. */
export type StaffNews = { changed: readonly { collection: string; id: string }[] | null }
