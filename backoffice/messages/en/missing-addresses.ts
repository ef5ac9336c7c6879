export const missingAddresses = {
  title: 'Missing addresses',
  also: '404 not found broken redirect',
  about:
    'Paths that visitors requested most in the last 30 days and that have no page. Paths of known scanners are left out.',
  none: 'No one requested a missing address.',
  path: 'Path',
  hits: 'Requests',
  lastDay: 'Last requested',
  act: 'Redirect',
  create: 'Create redirect',
  createFor: 'Create redirect: {path}',
} as const
