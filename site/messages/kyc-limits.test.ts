import { describe, expect, test } from 'vitest'
import { formatMessage } from '#contract/format-message.ts'
import { kycLimits } from '#contract/limits.ts'
import { en } from './en.ts'
import { ny } from './ny.ts'

const inMegabytes = (bytes: number) => new RegExp(`\\b${bytes / 1024 / 1024}\\u00A0MB`)
const fileSize = inMegabytes(kycLimits.maxFileBytes)
const allSizes = inMegabytes(kycLimits.maxSubmissionBytes)
const pages = new RegExp(`\\b${kycLimits.maxPages}\\b`)

describe.each([
  ['English', en],
  ['Chichewa', ny],
])('limits of a KYC document in %s', (_, { kyc, kycPage }) => {
  test('are named in the refusals', () => {
    const { too_big, too_many_pages, too_many_pixels, too_much } = kyc.refusals
    expect(too_big).toMatch(fileSize)
    expect(too_much).toMatch(allSizes)
    expect(formatMessage(too_many_pages, { n: kycLimits.maxPages })).toMatch(pages)
    expect(too_many_pixels).toMatch(new RegExp(`\\b${kycLimits.maxImagePixels / 1_000_000}\\b`))
  })

  test('are named in the help', () => {
    for (const limit of [fileSize, allSizes, pages]) expect(kyc.need.files).toMatch(limit)
    for (const limit of [fileSize, pages]) expect(kycPage.pictureRules.join(' ')).toMatch(limit)
    expect(formatMessage(kyc.need.pages, { n: 120 })).toContain('120')
  })
})
