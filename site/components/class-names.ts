/** Joins class names, leaving out what is absent. */
export const classNames = (...names: (string | undefined | false | null)[]): string =>
  names.filter(Boolean).join(' ')
