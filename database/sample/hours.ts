import type { BodyOf } from '#contract/registry.ts'

type Hours = BodyOf<'branches'>['opening']
const weekdays: Hours[number]['days'] = ['Mo', 'Tu', 'We', 'Th', 'Fr']

/** Opening hours as they are written on the doors; times in CAT. */
export const hours = {
  usual: [
    { days: weekdays, opens: '08:00', closes: '16:00' },
    { days: ['Sa'], opens: '08:00', closes: '12:00' },
  ],
  weekdays: [{ days: weekdays, opens: '08:30', closes: '15:30' }],
  long: [
    { days: weekdays, opens: '08:00', closes: '17:00' },
    { days: ['Sa'], opens: '08:00', closes: '13:00' },
  ],
  office: [{ days: weekdays, opens: '08:00', closes: '17:00' }],
  early: [{ days: weekdays, opens: '07:30', closes: '16:30' }],
  daily: [{ days: [...weekdays, 'Sa', 'Su'], opens: '07:00', closes: '19:00' }],
} satisfies Record<string, Hours>
