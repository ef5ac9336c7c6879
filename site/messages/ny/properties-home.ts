import type { SiteMessages } from '../en.ts'

export const propertiesHome = {
  call: 'Imbani foni',
  write: 'Lembani imelo',
} as const satisfies SiteMessages['propertiesHome']
