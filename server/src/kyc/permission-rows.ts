import { contact, anyone, entrance, staff, type Row } from '../http/permissions/access.ts'
import { reviewers } from './reviews/find.ts'

const officers = staff(reviewers)
const readers = staff([...reviewers, 'auditor'])
const reviews = '/api/kyc_reviews'
const document = `${reviews}/:id/documents/:document`

/** One-time codes, uploads, submissions and onboarding of customers; the reviews by KYC officers. */
export const kycRows: readonly Row[] = [
  ['POST', '/onboarding/v1/verify-username', entrance],
  ['POST', '/onboarding/v1/verify-code', entrance],
  ['POST', '/onboarding/v1/applications', contact],
  ['PUT', '/api/kyc_drafts/:id', contact],
  ['GET', '/api/kyc_drafts/:id', contact],
  ['DELETE', '/api/kyc_drafts/:id', contact],
  ['GET', '/api/kyc_submissions', contact],
  ['POST', '/api/kyc_submissions', contact],
  ['PUT', '/api/kyc_submissions/:id', contact],
  ['OPTIONS', '/uploads/kyc', anyone],
  ['OPTIONS', '/uploads/kyc/:id', anyone],
  ['POST', '/uploads/kyc', contact],
  ['HEAD', '/uploads/kyc/:id', contact],
  ['PATCH', '/uploads/kyc/:id', contact],
  ['DELETE', '/uploads/kyc/:id', contact],
  // Refused, whoever asks.
  ['GET', '/uploads/kyc', anyone],
  ['GET', '/uploads/kyc/:id', anyone],

  // Auditors see that it happened, masked; documents and details in full are not for them.
  ['GET', reviews, readers],
  ['POST', `${reviews}/search`, readers],
  ['POST', `${reviews}/next`, officers],
  ['GET', `${reviews}/figures`, readers],
  ['GET', `${reviews}/erasures`, readers],
  ['GET', `${reviews}/reasons`, readers],
  ['GET', `${reviews}/:id`, readers],
  ['GET', `${reviews}/:id/history`, readers],
  ['POST', `${reviews}/:id/message-preview`, officers],
  ['POST', `${reviews}/:id/reveal`, officers],
  ['POST', `${reviews}/:id/claim`, officers],
  ['POST', `${reviews}/:id/extend`, officers],
  ['POST', `${reviews}/:id/release`, officers],
  ['POST', `${reviews}/:id/finish`, officers],
  ['POST', `${reviews}/:id/hold`, officers],
  ['POST', `${reviews}/:id/hold/end`, officers],
  ['POST', `${reviews}/:id/hold/decide`, officers],
  ['POST', `${reviews}/:id/erasure`, officers],
  ['POST', `${reviews}/:id/erasure/decide`, officers],
  ['GET', `${document}/pages/:page`, officers],
  ['POST', `${document}/pages/:page/seen`, officers],
  ['GET', `${document}/thumbnails`, officers],
  ['GET', `${document}/original`, officers],
  ['POST', `${document}/decide`, officers],
]
