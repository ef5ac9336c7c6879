/** Opening hours as they are written on the doors; times in CAT. */
export const hours = {
  usual: {
    en: 'Monday to Friday 08:00–16:00, Saturday 08:00–12:00',
    ny: 'Lolemba mpaka Lachisanu 08:00–16:00, Loweruka 08:00–12:00',
  },
  weekdays: { en: 'Monday to Friday 08:30–15:30', ny: 'Lolemba mpaka Lachisanu 08:30–15:30' },
  long: {
    en: 'Monday to Friday 08:00–17:00, Saturday 08:00–13:00',
    ny: 'Lolemba mpaka Lachisanu 08:00–17:00, Loweruka 08:00–13:00',
  },
  daily: { en: 'Monday to Sunday 07:00–19:00', ny: 'Lolemba mpaka Lamulungu 07:00–19:00' },
} as const
