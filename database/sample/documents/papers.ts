import { bankPapers } from './bank.ts'
import { kycPapers } from './kyc.ts'
import { noticePapers } from './notices.ts'
import type { Paper } from './paper.ts'
import { reportPapers } from './reports.ts'
import { sheetPapers } from './sheets.ts'

/** All sample documents whose PDFs are made. */
export const papers: Paper[] = [
  ...reportPapers,
  ...noticePapers.map(([, paper]) => paper),
  ...bankPapers.map(([, paper]) => paper),
  ...kycPapers.map(([, paper]) => paper),
  ...sheetPapers,
]
