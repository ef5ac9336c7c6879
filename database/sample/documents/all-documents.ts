import { bankDocuments } from './bank.ts'
import { kycDocuments } from './kyc.ts'
import { noticeDocuments } from './notices.ts'
import type { SampleDocument } from './sample-document.ts'
import { reportDocuments } from './reports.ts'
import { sheetDocuments } from './sheets.ts'

/** All sample documents whose PDFs are made. */
export const allDocuments: SampleDocument[] = [
  ...reportDocuments,
  ...noticeDocuments.map(([, document]) => document),
  ...bankDocuments.map(([, document]) => document),
  ...kycDocuments.map(([, document]) => document),
  ...sheetDocuments,
]
