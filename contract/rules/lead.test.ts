import { describe, expect, test } from 'vitest'
import { leads } from '../collections/leads.ts'
import { incomeInKwacha } from './lead.ts'

describe('incomeInKwacha', () => {
  test.each([
    [8, 'below MK 200,000'],
    [9, 'MK 200,000 to below MK 500,000'],
    [10, 'MK 500,000 to below MK 4,999,999'],
    [11, 'MK 4,999,999 or more'],
  ])('band %i is %s', (band, kwacha) => {
    expect(incomeInKwacha(band)).toBe(kwacha)
  })
})

describe('a lead', () => {
  const lead = { subject: 'A loan', name: 'Sample', contact: 'a@sample.invalid', message: 'Hello' }
  const isTaken = (progress: object) => leads.schema.safeParse(leads.accept({ ...lead, ...progress })).success

  test('needs an outcome to be closed', () => {
    expect(isTaken({ status: 'closed' })).toBe(false)
    expect(isTaken({ status: 'closed', outcome: 'reached' })).toBe(true)
  })

  test('loses its outcome when it is opened again', () => {
    expect(leads.accept({ ...lead, status: 'open', outcome: 'reached' })).not.toHaveProperty('outcome')
  })
})
