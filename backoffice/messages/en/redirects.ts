export const redirects = {
  importOpen: 'Import CSV',
  importTitle: 'Import redirects',
  importHelp:
    'Choose a CSV file with the columns source, target and, optionally, note. Each line becomes a redirect; refused lines are listed.',
  importFile: 'CSV file',
  importUse: 'Import',
  close: 'Close',
  noLines: 'The file has no lines.',
  lines: { one: '1 line to import.', other: '{n} lines to import.' },
  progress: '{done} of {total} lines',
  imported: { one: '1 redirect imported.', other: '{n} redirects imported.' },
  sent: {
    one: '1 of them leads to another website and was sent for approval.',
    other: '{n} of them lead to other websites and were sent for approval.',
  },
  refused: {
    one: '1 line was not imported. Correct it and import it again.',
    other: '{n} lines were not imported. Correct them and import them again.',
  },
  errors: 'Lines that were not imported',
  error: 'Error',
  taken: 'This address already has a redirect.',
} as const
