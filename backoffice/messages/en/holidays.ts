export const holidays = {
  title: 'Days to check',
  about:
    'Deadlines and opening hours count only the holidays entered here. A holiday on a Saturday or Sunday is usually kept on the next working day.',
  onWeekend: '{name} is on a {weekday}, {date}. Is {inLieu} kept in its place?',
  movable: '{name} is on {date} and is not entered.',
  eid: 'Eid al-Fitr is not entered for the coming twelve months. Enter it once the date is announced.',
  add: 'Add {name}, {date}',
  sent: '{name} was sent for approval.',
} as const
