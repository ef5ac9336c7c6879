/** The part of the Network Information API that few browsers have, and the DOM's types therefore lack. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Returns true where filling the copy would cost too much: on a 2G or 3G connection, or where the browser saves data. */
export const isSlowConnection = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  saveData || /[23]g$/.test(effectiveType)
