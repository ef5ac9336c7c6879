import { kycOfficers } from '#contract/roles.ts'
import { peopleScreens } from './people/screens.ts'
import type { OwnScreen } from './screen.ts'
import { words } from './messages.ts'

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
    roles: [...kycOfficers, 'auditor'],
    also: words.kyc.also,
    load: () => import('./kyc/screen.tsx'),
  },
  {
    path: '/kyc/:id',
    label: words.kyc.title,
    group: null,
    roles: [...kycOfficers, 'auditor'],
    load: () => import('./kyc/review.tsx'),
  },
  {
    path: '/lead-states',
    label: words.leads.title,
    group: 'work',
    roles: kycOfficers,
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
