import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLogDetails } from '#database/tables.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { readForwardedAddresses } from './forwarded-addresses.ts'

describe('X-Forwarded-For', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['"203.0.113.9:51234"', '203.0.113.9'],
    ['2001:db8::9', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['[2001:db8::9]:51234', '2001:db8::9'],
    ['"[2001:db8::9]:51234"', '2001:db8::9'],
    ['[::ffff:203.0.113.9]:443', '::ffff:203.0.113.9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['203.0.113.9:1, 10.0.0.2:2,10.0.0.3', '203.0.113.9, 10.0.0.2, 10.0.0.3'],
    ['203.0.113.9, unknown, 10.0.0.3', '10.0.0.3'],
    ['<script>, 10.0.0.3', '10.0.0.3'],
    ['unknown', undefined],
    ['_hidden:80', undefined],
    ['203.0.113.9:51234, ', '203.0.113.9'],
    ['', undefined],
  ])('%j is read as %j', (sent, read) => {
    const headers = { 'x-forwarded-for': sent }
    readForwardedAddresses({ headers })
    expect(headers['x-forwarded-for']).toBe(read)
  })
})

describe('a proxy that forwards addresses with ports', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService({ env: { TRUST_PROXY: '127.0.0.1', CODES_PER_ADDRESS_HOUR: '2' } })
  })
  afterAll(() => service.stop())

  let port = 50_000
  const from = (address: string) => ({ 'x-forwarded-for': `${address}:${port++}` })

  test.each(['203.0.113.9', '[2001:db8::9]'])('cannot evade the limit on codes for %s', async (address) => {
    const statuses = []
    for (let n = 0; n < 3; n++) {
      const body = { username: `${randomUUID()}@customers.invalid` }
      const headers = from(address)
      const { status } = await service.ask('POST', '/onboarding/v1/verify-username', { headers, body })
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  test('leaves no port in the audit log', async () => {
    const { token } = await service.staff('author')
    const body = {
      question: { en: 'Is it?', ny: 'Kodi?' },
      answer: { en: '<p>Yes.</p>', ny: '<p>Inde.</p>' },
    }
    const headers = from('203.0.113.7')
    const path = '/api/faqs?draft=true'
    expect((await service.ask('POST', path, { as: token, headers, body })).status).toBe(201)
    const { db } = service.services
    const rows = await db.select({ address: auditLogDetails.address }).from(auditLogDetails)
    expect(rows.map(({ address }) => address).filter((address) => address?.startsWith('203.'))).toEqual([
      '203.0.113.7',
    ])
  })
})
