/** What the properties company says of itself (spec, section 9). */
export const propertiesFacts = {
  /** it manages more than this many */
  tenanciesOver: 100,
  establishedIn: 2017,
} as const
