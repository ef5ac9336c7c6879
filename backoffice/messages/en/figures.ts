export const figures = {
  insert: 'Insert a figure',
  insertInto: 'Insert a figure into {field}',
  title: 'Insert a figure',
  search: 'Name or code',
  found: { one: '1 figure', other: '{n} figures' },
  none: 'No figure is called so.',
  kinds: { rate: 'Rate', tariff: 'Tariff', fact: 'Fact' },
  unknown: 'There is no such figure.',
  equals: '{typed} equals the {kind} "{name}" of today.',
  use: 'Use the figure',
} as const
