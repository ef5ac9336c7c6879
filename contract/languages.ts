/** The two languages of every text. English is the default (spec, section 1). */
export const languages = [
  { code: 'en', flag: 'gb', name: 'English' },
  { code: 'ny', flag: 'mw', name: 'Chichewa' },
] as const

export type Lang = (typeof languages)[number]['code']

/** A text in both languages; an absent `ny` falls back to English and is flagged `untranslated`. */
export type Text = { en: string; ny?: string | undefined }

/** A text of our own, which must exist in both languages. */
export type Both = { en: string; ny: string }
