import type { ImportFault } from '#contract/backoffice/rates.ts'
import type { RowFault, SheetName } from '#contract/backoffice/sheets.ts'

const sheets: Record<SheetName, string> = {
  exchange: 'Exchange rates',
  rate: 'Bank rates',
  tariff: 'Tariffs',
}
const faults: Record<RowFault, string> = {
  missing: 'A figure is missing.',
  not_a_figure: 'Write a figure such as 1734.50, with at most six places.',
  has_commas: 'Write 1734.50 without commas or spaces.',
  nought: 'Nought is no rate.',
  selling_below_buying: 'Selling is below buying.',
  middle_outside: 'The middle lies between buying and selling.',
  unknown: 'There is no such row on this sheet.',
  twice: 'It stands here twice.',
  waits:
    'One for that time waits for approval or is scheduled. Take it up again below, or choose another time.',
  no_figure: 'This tariff stands in words. Change it under Bank rates.',
  gone: 'It was decided on meanwhile.',
}
const importFaults: Record<ImportFault['fault'], string> = {
  ...faults,
  has_commas: 'Write 1734.50: commas and spaces in figures are not read, since 1,734 can mean two things.',
  too_long: 'The file is too long to be a sheet of rates.',
  open_quote: 'A quotation mark is opened here and never closed.',
  no_rows: 'There are headings and no rows.',
  heading_missing: 'This heading is missing.',
  heading_unknown: 'There is no such column.',
  cells_missing: 'This line does not have a cell for each heading.',
}

export const rates = {
  title: 'Rates desk',
  also: 'currency exchange tariff interest',
  sheets,
  sheetTabs: 'Sheets',
  keyNames: { exchange: 'Currency', rate: 'Rate', tariff: 'Tariff' } satisfies Record<SheetName, string>,
  figures: { buying: 'Buying', selling: 'Selling', middle: 'Middle', value: 'Figure' } as Record<
    string,
    string
  >,
  units: { percent_per_year: '% a year', MWK: 'MK' } as Record<string, string>,
  cell: (row: string, field: string) => `${row}, ${field}`,
  help: 'Arrow keys and Enter move, Shift with arrows marks a block, Esc takes back a cell, Ctrl Z undoes. Paste a block from a spreadsheet into its first cell.',
  now: (figure: string) => `now ${figure}`,
  none: 'none yet',
  same: 'unchanged',
  up: (by: string, percent: string | null) => (percent ? `▲ up ${by} (${percent} %)` : `▲ up ${by}`),
  down: (by: string, percent: string | null) => (percent ? `▼ down ${by} (${percent} %)` : `▼ down ${by}`),
  middleAuto: 'half way',
  faults,
  unchangedAll: 'Nothing differs from what is in effect.',
  outOfBand: (band: string) => `Moved more than ${band} %.`,
  confirm: 'It is meant so',
  confirmFor: (row: string) => `${row}: it is meant so`,
  confirmFirst: (count: number) =>
    count === 1
      ? 'One row moved further than usual. Confirm it, then send.'
      : `${count} rows moved further than usual. Confirm them, then send.`,
  rowsWrong: (count: number) =>
    count === 1
      ? 'One row is not right. Nothing was sent.'
      : `${count} rows are not right. Nothing was sent.`,
  overtaken: 'Somebody changed a row that you took up again. Look at it below, then take it up anew.',
  refused: (message: string) => `Nothing was sent; your figures are still here. ${message}`,
  state: 'State',
  chips: {
    waiting: 'Waiting',
    returned: 'Returned',
    draft: 'Draft',
    scheduled: 'Scheduled',
    taken: 'Taken up',
  },
  history: 'History',
  historyOf: (row: string) => `History of ${row}`,
  historyNone: 'Nothing took effect in the last 90 days.',
  historySince: 'In effect from (CAT)',
  close: 'Close',
  when: 'Goes live',
  atApproval: 'At approval',
  atTime: 'At a time',
  date: 'Date',
  time: 'Time (CAT)',
  timeMissing: 'Give the date and the time, in Central Africa Time.',
  timePast: 'That time has passed.',
  note: 'Note to the approver (optional)',
  send: (count: number) =>
    count === 0
      ? 'Send for approval'
      : count === 1
        ? 'Send 1 row for approval'
        : `Send ${count} rows for approval`,
  sent: (count: number) =>
    count === 1
      ? 'One row sent. Somebody else approves it.'
      : `${count} rows sent. Somebody else approves them.`,
  undo: 'Undo',
  clear: 'Clear what was typed',
  copyAll: 'Copy the sheet',
  copied: 'Copied with headings.',
  pasted: (rows: number, left: number) =>
    `Pasted ${rows === 1 ? 'one row' : `${rows} rows`}.${left ? ` ${left} did not fit.` : ''} Ctrl Z undoes it.`,
  pasteUnclear: (codes: string) =>
    `Nothing was pasted. Not on this sheet, or there twice: ${codes}. Put the codes right and paste again.`,
  kept: 'What you type is kept on this device until it is sent.',
  ahead: 'On its way',
  aheadNone: 'Nothing waits, nothing came back and nothing is scheduled.',
  row: 'Row',
  figuresHead: 'Figures',
  whenHead: 'Goes live',
  byHead: 'Written',
  actionsHead: 'To do',
  reason: (text: string) => `Returned: ${text}`,
  takeUp: 'Take up again',
  takeUpRow: (row: string) => `Take up again: ${row}`,
  takeUpAll: (count: number) => `Take up all ${count} that came back`,
  keepsTime: (at: string) => `Its time is kept: ${at} CAT. Change it below, or send.`,
  takeUpLeft: (count: number) =>
    count === 1
      ? 'One more has another time and was left.'
      : `${count} more have another time and were left.`,
  withdraw: 'Withdraw',
  withdrawRow: (row: string) => `Withdraw: ${row}`,
  withdrawBatch: (count: number) => `Withdraw all ${count} sent together`,
  withdrawn: (count: number) => (count === 1 ? 'One row withdrawn.' : `${count} rows withdrawn.`),
  unschedule: 'Unschedule',
  unscheduleRow: (row: string) => `Unschedule: ${row}`,
  unscheduleBatch: (count: number) => `Unschedule all ${count} sent together`,
  unscheduled: (count: number) =>
    count === 1
      ? 'One row taken off the schedule. The others who had a part in it are told.'
      : `${count} rows taken off the schedule. The others who had a part in them are told.`,
  discard: 'Discard',
  discardRow: (row: string) => `Discard: ${row}`,
  discardAsk: 'Discard this draft? It goes for good.',
  cancel: 'Cancel',
  bandIs: (percent: string) => `A change of more than ${percent} % must be confirmed.`,
  bandEdit: 'Change the percentage',
  bandLabel: 'Percent',
  bandSave: 'Set',
  importOpen: 'Import CSV',
  importTitle: 'Import a CSV file',
  importHelp: (columns: string) =>
    `A first line with the headings ${columns}, in any order; commas, semicolons or tabs between cells. Nothing is changed until you send.`,
  importMiddle: 'Where middle is left out it is half way between the other two.',
  importFile: 'CSV file',
  importFaultCount: (count: number) =>
    count === 1 ? 'One fault. Nothing was taken over.' : `${count} faults. Nothing was taken over.`,
  importLine: 'Line',
  importColumn: 'Column',
  importText: 'There stands',
  importWrong: 'What is wrong',
  importFaults,
  importChanges: (changed: number, same: number) => `${changed} would change, ${same} stay as they are.`,
  importUse: 'Put these into the grid',
  missed: (count: number) =>
    count === 1 ? 'One change missed its time' : `${count} changes missed their time`,
  missedLine: (collection: string, due: string, seen: string) => `${collection}: due ${due}, seen ${seen}`,
  missedClear: 'I have looked at it',
}
