export const holdingsHome = {
  glance: 'Group at a glance',
  glanceMeta: 'As of {day}',
  glanceCompanies: 'Companies, this one included',
  glanceBranches: 'Bank branches',
  glanceCounters: 'Currency counters',
  glanceTenancies: 'Tenancies managed',
  over: 'Over {n}',
  glanceListed: 'Bank listed',
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
