import type { ComponentType } from 'react'
import type { Role } from '#contract/roles.ts'
import { peopleScreens } from './people/screens.ts'
import { words } from './messages.ts'

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
  /** true without the shell, and for who is not signed in */
  bare?: boolean
  /** other words that the command menu finds it by */
  also?: string
  load: () => Promise<{ Screen: ComponentType }>
}

/** Every own screen, in the order of the sidebar. */
export const ownScreens: readonly OwnScreen[] = [
  {
    path: '/approvals',
    label: words.approvals.title,
    group: 'work',
    roles: ['approver', 'administrator', 'auditor'],
    also: words.approvals.also,
    load: () => import('./approvals/screen.tsx'),
  },
  {
    path: '/rates',
    label: words.rates.title,
    group: 'work',
    roles: ['rates_officer', 'approver', 'administrator', 'auditor'],
    also: words.rates.also,
    load: () => import('./rates/screen.tsx'),
  },
  {
    path: '/kyc',
    label: words.kyc.title,
    group: 'work',
    roles: ['kyc_officer', 'administrator', 'auditor'],
    also: words.kyc.also,
    load: () => import('./kyc/screen.tsx'),
  },
  {
    path: '/kyc/:id',
    label: words.kyc.title,
    group: null,
    roles: ['kyc_officer', 'administrator', 'auditor'],
    load: () => import('./kyc/review.tsx'),
  },
  {
    path: '/lead-states',
    label: words.leads.title,
    group: 'work',
    roles: ['kyc_officer', 'administrator'],
    also: words.leads.also,
    load: () => import('./leads/screen.tsx'),
  },
  {
    path: '/media',
    label: words.media.title,
    group: 'content',
    roles: ['author', 'rates_officer', 'approver', 'auditor', 'administrator'],
    also: words.media.also,
    load: () => import('./media/screen.tsx'),
  },
  {
    path: '/completeness',
    label: words.completeness.title,
    group: 'content',
    roles: ['author', 'rates_officer', 'approver', 'auditor', 'administrator'],
    also: words.completeness.also,
    load: () => import('./completeness/screen.tsx'),
  },
  ...peopleScreens,
]
