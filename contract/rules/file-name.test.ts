import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFileName, downloadName, storedName } from './file-name.ts'

test.each([
  ['My Pay|slip (May).PDF', 'my_payslip_may.pdf'],
  ['  | ID card.jpg ', 'id_card.jpg'],
  ['a \t\n b.png', 'a_b.png'],
  ['Ŵina-ndi_1.webp', 'ina-ndi_1.webp'],
  ['C:\\papers\\id.pdf', 'cpapersid.pdf'],
  ['../../etc/passwd', '....etcpasswd'],
  ['..', '..'],
  ['???', ''],
  ['', ''],
])('%j is cleaned to %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})

test('the stored name carries the three parts', () => {
  expect(storedName('Chikondi Banda', 'National ID/Passport', 'Scan 1.PDF')).toBe(
    'kycdocuments/chikondi_banda/national_idpassport/scan_1.pdf',
  )
})

test('a part of which nothing but dots remains gets a plain word', () => {
  expect(storedName('..', '|', '...')).toBe('kycdocuments/account/document/file')
})

test('whatever comes in, four plain parts come out', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      (account, purpose, file) =>
        /^kycdocuments(\/\.*[a-z0-9_-][a-z0-9_.-]*){3}$/.test(storedName(account, purpose, file)),
    ),
  )
})

describe('downloadName', () => {
  test.each([
    ['Annual report 2025', 'application/pdf', 'Annual report 2025.pdf'],
    ['report.PDF', 'application/pdf', 'report.PDF'],
    ['Rates 1/2: “final”\n', 'application/pdf', 'Rates 1 2 “final”.pdf'],
    ['Logo', 'image/jpeg', 'Logo.jpg'],
    ['Logo', 'image/svg+xml', 'Logo'],
  ])('%j as %s is %j', (title, mime, name) => {
    expect(downloadName(title, mime)).toBe(name)
  })
})
