import type { OwnScreen } from '../screen.ts'
import { messages } from '../messages.ts'

const readers = ['administrator', 'auditor'] as const
const { audit, people, shell, system } = messages

/** One's own account, users, what waits for a second administrator, programs; the record, the system. */
export const peopleScreens: readonly OwnScreen[] = [
  { path: '/account', label: shell.account, group: null, roles: [], load: () => import('./account.tsx') },
  {
    path: '/users',
    label: people.users.title,
    group: 'people',
    roles: readers,
    also: people.users.invite,
    load: () => import('./users.tsx'),
  },
  {
    path: '/users/:id',
    label: people.users.title,
    group: null,
    roles: readers,
    load: () => import('./user.tsx'),
  },
  {
    path: '/requests',
    label: people.requests.title,
    group: 'people',
    roles: [...readers, 'approver'],
    load: () => import('./requests.tsx'),
  },
  {
    path: '/service-accounts',
    label: people.serviceAccounts.title,
    group: 'people',
    roles: readers,
    load: () => import('./service-accounts.tsx'),
  },
  {
    path: '/audit',
    label: audit.title,
    group: 'house',
    roles: readers,
    also: audit.also,
    load: () => import('../audit/screen.tsx'),
  },
  {
    path: '/system',
    label: system.title,
    group: 'house',
    roles: readers,
    also: system.also,
    load: () => import('../system/screen.tsx'),
  },
]
