import type { Sample } from './sample.ts'
import { day } from './day.ts'

const note = 'Sample: an address of an earlier website'
const rows: [source: string, target: string][] = [
  ['/old/branch-network', '/fdhbankplc/branches'],
  ['/old/news/*', '/fdhbankplc/blog/view/*'],
]

export const sample: Sample<'redirects'> = (now) =>
  rows.map(([source, target]) => ({
    key: source,
    published_at: day(now, -30),
    body: { source, target, note },
  }))
