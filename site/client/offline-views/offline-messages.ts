import type { SiteMessages } from '../../messages/en.ts'

export type OfflineMessages = SiteMessages['offline']
