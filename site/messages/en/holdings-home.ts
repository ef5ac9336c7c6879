export const holdingsHome = {
  glance: 'Group at a glance',
  glanceMeta: 'As of {day}',
  glanceCompanies: 'Companies in the group',
  glanceBranches: 'Bank branches',
  glanceCounters: 'Currency counters',
  glanceTenancies: 'Rented buildings we manage',
  over: 'Over {n}',
  glanceListed: 'Bank listed since',
  carousel: {
    label: 'Care projects',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous',
    next: 'Next',
    more: 'Read about it',
    position: 'Project {n} of {total}',
  },
} as const
