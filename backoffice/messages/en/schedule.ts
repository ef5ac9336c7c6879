export const schedule = {
  preset: '{name} 08:00',
  tomorrow: 'Tomorrow',
  monday: 'Monday',
  incomplete: 'Choose a date and a time.',
  passed: 'This time has passed. Choose a later one.',
} as const
