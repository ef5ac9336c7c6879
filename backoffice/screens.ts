import { kycOfficers } from '#contract/roles.ts'
import { peopleScreens } from './people/screens.ts'
import type { OwnScreen } from './screen.ts'
import { messages } from './messages.ts'

/** Every own screen, in the order of the sidebar. */
export const ownScreens: readonly OwnScreen[] = [
  {
    path: '/approvals',
    label: messages.approvals.title,
    group: 'work',
    roles: ['approver', 'administrator', 'auditor'],
    also: messages.approvals.also,
    load: () => import('./approvals/screen.tsx'),
  },
  {
    path: '/rates',
    label: messages.rates.title,
    group: 'work',
    roles: ['rates_officer', 'approver', 'administrator', 'auditor'],
    also: messages.rates.also,
    load: () => import('./rates/screen.tsx'),
  },
  {
    path: '/timeline',
    label: messages.timeline.title,
    group: 'work',
    roles: ['author', 'rates_officer', 'approver', 'auditor', 'administrator'],
    also: messages.timeline.also,
    load: () => import('./timeline/screen.tsx'),
  },
  {
    path: '/kyc',
    label: messages.kyc.title,
    group: 'work',
    roles: [...kycOfficers, 'auditor'],
    also: messages.kyc.also,
    load: () => import('./kyc/screen.tsx'),
  },
  {
    path: '/kyc/:id',
    label: messages.kyc.title,
    group: null,
    roles: [...kycOfficers, 'auditor'],
    load: () => import('./kyc/review.tsx'),
  },
  {
    path: '/lead-states',
    label: messages.leads.title,
    group: 'work',
    roles: kycOfficers,
    inPlaceOf: 'leads',
    also: messages.leads.also,
    load: () => import('./leads/screen.tsx'),
  },
  {
    path: '/media',
    label: messages.media.title,
    group: 'content',
    roles: ['author', 'rates_officer', 'approver', 'auditor', 'administrator'],
    also: messages.media.also,
    load: () => import('./media/screen.tsx'),
  },
  {
    path: '/completeness',
    label: messages.completeness.title,
    group: 'content',
    roles: ['author', 'rates_officer', 'approver', 'auditor', 'administrator'],
    also: messages.completeness.also,
    load: () => import('./completeness/screen.tsx'),
  },
  {
    path: '/translations',
    label: messages.translations.title,
    group: 'content',
    roles: ['author', 'rates_officer', 'approver', 'auditor', 'administrator'],
    also: messages.translations.also,
    load: () => import('./translations/screen.tsx'),
  },
  {
    path: '/missing-addresses',
    label: messages.missingAddresses.title,
    group: 'content',
    roles: ['author', 'approver', 'auditor', 'administrator'],
    also: messages.missingAddresses.also,
    load: () => import('./missing-addresses/screen.tsx'),
  },
  {
    path: '/interface-messages',
    label: messages.interfaceMessages.title,
    group: 'content',
    roles: ['author', 'approver', 'auditor', 'administrator'],
    inPlaceOf: 'message_overrides',
    also: messages.interfaceMessages.also,
    load: () => import('./interface-messages/screen.tsx'),
  },
  ...peopleScreens,
]
