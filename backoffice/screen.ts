import type { ComponentType } from 'react'
import type { CollectionName } from '#contract/registry.ts'
import type { Role } from '#contract/roles.ts'

export type ScreenGroup = 'work' | 'content' | 'people' | 'house'

/** A screen of its own, beside the lists and forms that every collection has. */
export type OwnScreen = {
  /** below /backoffice; `:name` captures a segment */
  path: string
  /** what the menu and the tab say */
  label: string
  /** its place in the sidebar; null where it is reached from another screen */
  group: ScreenGroup | null
  /** who may open it; everybody where it names none */
  roles: readonly Role[]
  /** the collection whose list it stands in for in the sidebar */
  inPlaceOf?: CollectionName
  /** other words that the command menu finds it by */
  also?: string
  load: () => Promise<{ Screen: ComponentType }>
}
