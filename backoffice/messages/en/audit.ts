import type { AuditError } from '#contract/backoffice/audit.ts'

const errors: Record<AuditError['error'], string> = {
  changed: 'changed',
  missing: 'missing',
  reordered: 'moved',
  'details changed': 'its details were changed',
  'details missing': 'its details are missing, and no erasure says why',
  'not as told': 'not what was recorded outside the database',
  'cut off': 'cut off',
}

/** Acts whose recorded name says little to who reads it. */
const actions: Record<string, string> = {
  claim: 'start review',
  export: 'export a list',
  'look up': 'look for a customer',
  'view list': 'look at a list of customers',
  'set change limit': 'set limit for confirmations',
  'replace uses': 'replace a file everywhere',
}

export const audit = {
  actions,
  title: 'Audit',
  about: 'Who changed or opened what, when and from where. Nothing here can be changed.',
  also: 'record history who log',
  columns: { at: 'When (CAT)', sentence: 'What happened', address: 'From', seq: 'No.' },
  text: 'Words in what happened',
  textExample: 'US dollar selling 1,751',
  search: 'Search',
  who: 'Who',
  action: 'What',
  collection: 'Collection',
  from: 'First day',
  to: 'Last day',
  item: 'Item',
  any: 'Any',
  clear: 'Clear the filters',
  onlyItem: 'Only item {item}',
  export: 'Export all as CSV',
  reversed: 'The last day is before the first.',
  none: 'Nothing was recorded that fits.',
  unsearched: {
    one: 'The newest line is not searched yet. Search again in a minute.',
    other: 'The newest {n} lines are not searched yet. Search again in a minute.',
  },
  more: 'Show older ones',
  erased: 'Erased',
  nobody: 'Erased',
  open: 'Open line {seq}',
  line: 'Line {seq}',
  fields: { field: 'Field', before: 'Before', after: 'After' },
  noFields: 'No field was changed by this.',
  hidden: 'Of what tells of customers only the fields are named.',
  erasedNote:
    'The details of this line were erased with the customer it was about. The chain is complete nonetheless.',
  notes: 'Noted with it',
  history: 'All of this item',
  openItem: 'Open the item',
  hash: 'Place in the chain',
  nothing: 'nothing',
  close: 'Close',
  chain: {
    title: 'The chain',
    end: 'It ends at line {seq}.',
    logged: 'Last recorded outside: line {seq}, {at}.',
    notLogged: 'Not recorded outside yet; a worker does so within a minute of each change.',
    check: 'Check the chain',
    checking: 'Checking…',
    whole: 'Complete: all {lines} lines are as they were written.',
    broken: {
      one: '{n} fault found. Tell those who run the service.',
      other: '{n} faults found. Tell those who run the service.',
    },
    error: 'Line {seq}: {error}',
    errors,
  },
} as const
