import type { BodyOf } from '#contract/registry.ts'
import { day, earlier } from './day.ts'
import { bankDocuments } from './documents/bank.ts'
import { kycDocuments } from './documents/kyc.ts'
import { noticeDocuments } from './documents/notices.ts'
import type { SampleDocument } from './documents/sample-document.ts'
import { annualDocuments, statementDocuments } from './documents/reports.ts'
import type { Sample } from './sample.ts'

type Place = Pick<BodyOf<'documents'>, 'section' | 'group' | 'document_type_name'>

const placed: [Place, SampleDocument][] = [
  ...statementDocuments.map((document): [Place, SampleDocument] => [
    { section: 'public', group: '', document_type_name: 'Financial Statement' },
    document,
  ]),
  ...annualDocuments.map((document): [Place, SampleDocument] => [
    { section: 'public', group: '', document_type_name: 'Annual Report' },
    document,
  ]),
  ...noticeDocuments.map(([type, document]): [Place, SampleDocument] => [
    { section: 'public', group: '', document_type_name: type },
    document,
  ]),
  ...bankDocuments.map(([group, document]): [Place, SampleDocument] => [
    { section: 'bank', group, document_type_name: 'Other' },
    document,
  ]),
  ...kycDocuments.map(([group, document]): [Place, SampleDocument] => [
    { section: 'kyc', group, document_type_name: 'Other' },
    document,
  ]),
]

/** Sample documents; each went live on the day it bears, or yesterday where that day is still to come. */
export const sample: Sample<'documents'> = (now, fileId) =>
  placed.map(([place, document]) => ({
    key: document.name,
    published_at: earlier(`${document.dated}T07:00:00Z`, day(now, -1)),
    body: {
      title: document.title,
      file: { file: fileId(document.name) },
      language: document.language,
      ...place,
      brands: [document.brand],
      dated: document.dated,
    },
  }))
