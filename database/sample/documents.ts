import type { BodyOf } from '#contract/registry.ts'
import { day, earlier } from './day.ts'
import { bankPapers } from './documents/bank.ts'
import { kycPapers } from './documents/kyc.ts'
import { noticePapers } from './documents/notices.ts'
import type { Paper } from './documents/paper.ts'
import { annualPapers, statementPapers } from './documents/reports.ts'
import type { Sample } from './sample.ts'

type Place = Pick<BodyOf<'documents'>, 'section' | 'group' | 'document_type_name'>

const placed: [Place, Paper][] = [
  ...statementPapers.map((paper): [Place, Paper] => [
    { section: 'public', group: '', document_type_name: 'Financial Statement' },
    paper,
  ]),
  ...annualPapers.map((paper): [Place, Paper] => [
    { section: 'public', group: '', document_type_name: 'Annual Report' },
    paper,
  ]),
  ...noticePapers.map(([type, paper]): [Place, Paper] => [
    { section: 'public', group: '', document_type_name: type },
    paper,
  ]),
  ...bankPapers.map(([group, paper]): [Place, Paper] => [
    { section: 'bank', group, document_type_name: 'Other' },
    paper,
  ]),
  ...kycPapers.map(([group, paper]): [Place, Paper] => [
    { section: 'kyc', group, document_type_name: 'Other' },
    paper,
  ]),
]

/** Sample documents; each went live on the day it bears, or yesterday where that day is still to come. */
export const sample: Sample<'documents'> = (now, fileId) =>
  placed.map(([place, paper]) => ({
    key: paper.name,
    published_at: earlier(`${paper.dated}T07:00:00Z`, day(now, -1)),
    body: {
      title: paper.title,
      file: { file: fileId(paper.name) },
      language: paper.language,
      ...place,
      brands: [paper.brand],
      dated: paper.dated,
    },
  }))
