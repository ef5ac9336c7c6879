/** Returns the `tel:` address of a telephone number or a dial code such as `*525#`. */
export const telephoneHref = (number: string): string =>
  `tel:${number.replace(/[^\d+*#]/g, '').replaceAll('#', '%23')}`
