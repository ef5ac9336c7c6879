// @module-tag databases

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneTimeCodes } from '#database/tables.ts'
import { databases } from '../../../test-support/databases.ts'
import { startPostgres, type TestPostgres } from '../../../test-support/postgres.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'
import { codeOf } from '../../config/derived-secrets.ts'
import { cleanUpCodes } from './cleanup.ts'

// On PostgreSQL two instances share one database and every limit; the embedded database has one instance.

const SECRET = 'the same secret on both of the instances'
let n = 0
const someone = () => `sample${++n}@customers.invalid`

for (const kind of databases) {
  describe(`on ${kind}`, () => {
    let postgres: TestPostgres | null = null
    let service: Service
    let other: Service
    beforeAll(async () => {
      if (kind === 'PostgreSQL') postgres = await startPostgres()
      const env = { SECRET, CODES_PER_ADDRESS_HOUR: '100000', MAIL_BUDGET_HOUR: '100000' }
      service = await startService({
        ...(postgres ? { url: postgres.url } : { embedded: true }),
        env,
        worker: true,
      })
      other = postgres ? await startService({ url: postgres.url, env }) : service
    })
    afterAll(async () => {
      if (other !== service) await other.stop()
      await service.stop()
      await postgres?.stop()
    })

    const ask = (username: string, cookie?: string, from = service) =>
      from.ask('POST', '/onboarding/v1/verify-username', {
        body: { username },
        ...(cookie !== undefined && { headers: { cookie } }),
      })
    const check = (username: string, code: string, cookie: string, from = service) =>
      from.ask('POST', '/onboarding/v1/verify-code', { body: { username, code }, headers: { cookie } })
    const cookieOf = ({ headers }: { headers: object }) =>
      String('set-cookie' in headers ? headers['set-cookie'] : '').split(';')[0] ?? ''

    /** The text of the newest message to somebody. */
    async function newest(to: string): Promise<string> {
      const outbox = join(service.dataDir, 'outbox')
      let found = ''
      await until(async () => {
        const names = await readdir(outbox).catch(() => [])
        const { rows } = (await service.services.db.execute(
          sql`select id from messages where recipient = ${to} order by created_at desc limit 1`,
        )) as unknown as { rows: { id: string }[] }
        const name = names.find((one) => rows[0] && one.startsWith(rows[0].id))
        if (name) found = await readFile(join(outbox, name), 'utf8')
        return found !== ''
      })
      return found
    }
    const codeIn = (message: string) => /#(\d{6})\b/.exec(message)?.[1] ?? ''
    const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    /** Lets time pass for one contact: everything that was counted for it moves into the past. */
    async function pass(username: string, seconds: number): Promise<void> {
      const { db } = service.services
      await db.execute(
        sql`update one_time_codes set created_at = created_at - make_interval(secs => ${seconds}), expires_at = expires_at - make_interval(secs => ${seconds}) where username = ${username}`,
      )
      await db.execute(
        sql`update wrong_code_attempts set at = at - make_interval(secs => ${seconds}) where username = ${username}`,
      )
    }

    test('a code goes out, proves its contact once, and by then is worth nothing', async () => {
      const who = someone()
      const asked = await ask(` ${who.toUpperCase()} `)
      expect(asked.status).toBe(200)
      expect(asked.text).toBe('{"ok":true,"expires_in":600,"resend_after":60}')
      expect(asked.headers['cache-control']).toBe('no-store')
      const cookie = cookieOf(asked)
      expect(String(asked.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
      const mail = await newest(who)
      expect(mail).toMatch(/^To: /m)
      expect(mail).toContain('Never tell it to anyone')
      const code = codeIn(mail)
      expect(mail.trim().split('\n')).toContainEqual(`@localhost #${code}`)
      const right = await check(who, ` ${code.slice(0, 3)} - ${code.slice(3)} `, cookie, other)
      expect(right.body).toEqual({ ok: true, token: expect.stringMatching(/^[\w-]{43}$/), expires_in: 3600 })
      const again = await check(who, code, cookie)
      expect([again.status, again.body.message]).toEqual([401, 'Unauthenticated.'])
    })

    test('a telephone gets a text, in the language asked for, in any form it is written', async () => {
      const service_ = await service.ask('POST', '/onboarding/v1/verify-username', {
        body: { username: '0999 000 123', lang: 'ny' },
      })
      const text = await newest('+265999000123')
      expect(text).toContain('Musauze wina aliyense')
      const { to, text: message } = JSON.parse(text) as { to: string; text: string }
      expect(to).toBe('+265999000123')
      expect(message).toMatch(/\n@localhost #\d{6}$/)
      const right = await check('+265 (0)999-000-123', codeIn(message), cookieOf(service_))
      expect(right.status).toBe(200)
    })

    test('wrong is told from used, and what is no code costs no try', async () => {
      const who = someone()
      const cookie = cookieOf(await ask(who))
      const code = codeIn(await newest(who))
      for (const typed of ['', '12345', '1234567']) expect((await check(who, typed, cookie)).status).toBe(422)
      for (let guess = 0; guess < 4; guess++) {
        const { status, body } = await check(who, wrongOf(code), cookie)
        expect(status).toBe(422)
        expect(body).toMatchObject({
          ok: false,
          message: 'You have entered an invalid verification code',
          errors: { code: ['You have entered an invalid verification code'] },
        })
      }
      expect((await check(who, code, cookie)).status).toBe(200)
    })

    test('another browser cannot use the code, nor spend its tries', async () => {
      const who = someone()
      const cookie = cookieOf(await ask(who))
      const code = codeIn(await newest(who))
      const strange = cookieOf(await ask(someone()))
      for (let guess = 0; guess < 8; guess++) expect((await check(who, code, strange)).status).toBe(401)
      expect((await check(who, code, 'code=x')).status).toBe(401)
      expect((await check(who, code, cookie)).status).toBe(200)
    })

    test('of sixty guesses at once five are tested, over both instances', async () => {
      const who = someone()
      const cookie = cookieOf(await ask(who))
      const code = codeIn(await newest(who))
      const guesses = await Promise.all(
        Array.from({ length: 60 }, (_, at) => check(who, wrongOf(code), cookie, at % 2 ? other : service)),
      )
      expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(55)
      const right = await check(who, code, cookie)
      expect(right.status).toBe(429)
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    })

    test('of ten right ones at once one is answered with a token', async () => {
      const who = someone()
      const cookie = cookieOf(await ask(who))
      const code = codeIn(await newest(who))
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, at) => check(who, code, cookie, at % 2 ? other : service)),
      )
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    test('asking again is refused within a minute, kills the older code and brings no tries back', async () => {
      const who = someone()
      const cookie = cookieOf(await ask(who))
      const first = codeIn(await newest(who))
      const soon = await ask(who, cookie, other)
      expect([soon.status, soon.body.code]).toEqual([429, 'too_often'])
      expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60)
      for (let guess = 0; guess < 3; guess++) await check(who, wrongOf(first), cookie)
      await pass(who, 61)
      expect((await ask(who, cookie)).status).toBe(200)
      const second = codeIn(await newest(who))
      // The older code is now a wrong one like any other; by chance, once in a million, it is the same again.
      expect((await check(who, first === second ? wrongOf(first) : first, cookie)).status).toBe(422)
      expect((await check(who, wrongOf(second), cookie)).status).toBe(422)
      expect((await check(who, second, cookie)).status).toBe(429)
    })

    test('within the minute the answer is the same for a used code as for one that waits, and then there is another', async () => {
      const [used, waits] = [someone(), someone()]
      const cookies = new Map<string, string>()
      for (const who of [used, waits]) cookies.set(who, cookieOf(await ask(who)))
      const code = codeIn(await newest(used))
      expect((await check(used, code, cookies.get(used) ?? '')).status).toBe(200)
      const answers = [await ask(used, cookies.get(used)), await ask(waits, cookies.get(waits), other)]
      for (const { status, headers } of answers) {
        expect(status).toBe(429)
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
      }
      expect(answers[0]?.text).toBe(answers[1]?.text)
      expect(answers[0]?.text).not.toMatch(/expires_in|still|use it/)
      await pass(used, 61)
      expect((await ask(used, cookies.get(used))).status).toBe(200)
      const next = codeIn(await newest(used))
      expect((await check(used, next, cookies.get(used) ?? '')).status).toBe(200)
    })

    test('a code lasts ten minutes', async () => {
      const who = someone()
      const cookie = cookieOf(await ask(who))
      const code = codeIn(await newest(who))
      await pass(who, 600)
      expect((await check(who, code, cookie)).status).toBe(401)
    })

    test('a browser has ten wrong codes in a day', async () => {
      const who = someone()
      let cookie = ''
      for (let round = 0; round < 2; round++) {
        cookie = cookieOf(await ask(who, cookie)) || cookie
        const code = codeIn(await newest(who))
        for (let guess = 0; guess < 5; guess++)
          expect((await check(who, wrongOf(code), cookie)).status).toBe(422)
        await pass(who, 3601)
      }
      const refused = await ask(who, cookie)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
      await pass(who, 86_400)
      expect((await ask(who, cookie)).status).toBe(200)
    })

    test('a browser gets five codes an hour for one contact', async () => {
      const who = someone()
      let cookie = ''
      for (let code = 0; code < 5; code++) {
        const { status, headers } = await ask(who, cookie)
        expect(status).toBe(200)
        cookie = cookieOf({ headers }) || cookie
        await pass(who, 61)
      }
      expect((await ask(who, cookie, other)).status).toBe(429)
      await pass(who, 3600)
      expect((await ask(who, cookie)).status).toBe(200)
    })

    describe('a stranger who requests a customer’s codes', () => {
      /** A request from an address; without a cookie it is a browser of its own. */
      const post = async (path: string, address: string, body: object, cookie = '') => {
        const answer = await service.app.inject({
          method: 'POST',
          url: `/onboarding/v1/${path}`,
          remoteAddress: address,
          payload: body,
          headers: { cookie },
        })
        return { status: answer.statusCode, cookie: cookieOf(answer) || cookie }
      }
      const request = (username: string, address: string, cookie?: string) =>
        post('verify-username', address, { username }, cookie)
      const guess = (username: string, code: string, address: string, cookie: string) =>
        post('verify-code', address, { username, code }, cookie)
      /** Requests codes in new browsers until there are none left, and uses up each code's guesses. */
      async function attack(username: string, addresses: string[], guesses = 0): Promise<number> {
        let codes = 0
        for (const address of addresses) {
          for (;;) {
            const { status, cookie } = await request(username, address)
            if (status !== 200) break
            codes++
            // A guess is right once in a million.
            for (let at = 0; at < guesses; at++) await guess(username, '000000', address, cookie)
          }
        }
        return codes
      }
      const prove = async (username: string, address: string, cookie?: string) => {
        const asked = await request(username, address, cookie)
        if (asked.status !== 200) return { status: asked.status, cookie: asked.cookie }
        return guess(username, codeIn(await newest(username)), address, asked.cookie)
      }
      const carrier = '198.51.100.7'

      test('leaves the customer’s earlier code valid', async () => {
        const who = someone()
        const { cookie } = await request(who, carrier)
        const code = codeIn(await newest(who))
        expect((await request(who, carrier)).status).toBe(200)
        expect((await guess(who, code, carrier, cookie)).status).toBe(200)
      })

      test('uses up four browsers’ codes of an hour, and another network still gets some', async () => {
        const who = someone()
        expect(await attack(who, [carrier])).toBe(20)
        expect(await prove(who, '203.0.113.9')).toMatchObject({ status: 200 })
      })

      test('leaves one share to other addresses of the same wider network', { tags: ['cases'] }, async () => {
        const who = someone()
        await attack(who, [carrier])
        expect(await prove(who, '198.51.100.8')).toMatchObject({ status: 200 })
        expect(await attack(who, ['198.51.100.9', '198.51.100.10'])).toBe(4)
      })

      test('uses up six browsers’ codes from all networks together', { tags: ['cases'] }, async () => {
        const who = someone()
        expect(await attack(who, [carrier, '203.0.113.1'])).toBe(30)
        expect((await request(who, carrier)).status).toBe(429)
        expect((await request(who, '203.0.113.2')).status).toBe(429)
      })

      test.each([
        ['two networks', [carrier, '203.0.113.1']],
        ['two IPv6 networks', ['2001:db8:1::1', '2001:db8:2::1']],
        ['four networks', [carrier, '203.0.113.1', '192.0.2.1', '192.0.3.1']],
        ['twenty networks', Array.from({ length: 20 }, (_, n) => `192.0.${n}.1`)],
      ])('from %s leaves a code to a network without requests', { tags: ['cases'] }, async (_, addresses) => {
        const who = someone()
        await attack(who, addresses)
        expect(await prove(who, '100.64.0.9')).toMatchObject({ status: 200 })
      })

      test('gets sixty codes an hour from however many networks', { tags: ['cases'] }, async () => {
        const addresses = Array.from({ length: 40 }, (_, n) => `192.0.${n}.1`)
        expect(await attack(someone(), addresses)).toBe(60)
      })

      test('at the customer’s own address keeps nobody out for a day', { tags: ['cases'] }, async () => {
        const who = someone()
        for (let hour = 0; hour < 3; hour++) {
          expect(await attack(who, [carrier], 5)).toBe(20)
          await pass(who, 3601)
        }
        expect(await prove(who, carrier)).toMatchObject({ status: 200 })
      })

      test('gets one guess a code after a network’s wrong codes of a day', { tags: ['cases'] }, async () => {
        const who = someone()
        await attack(who, [carrier], 5)
        await pass(who, 3601)
        const { cookie } = await request(who, carrier)
        expect((await guess(who, '000000', carrier, cookie)).status).toBe(422)
        expect((await guess(who, '000000', carrier, cookie)).status).toBe(429)
        // Another network’s code has five.
        const elsewhere = await request(who, '203.0.113.9')
        for (let at = 0; at < 5; at++)
          expect((await guess(who, '000000', '203.0.113.9', elsewhere.cookie)).status).toBe(422)
      })

      test('does not hold up a browser that proved the contact that day', { tags: ['cases'] }, async () => {
        const who = someone()
        const { cookie } = await prove(who, carrier)
        await pass(who, 61)
        await attack(who, [carrier, '203.0.113.1', '192.0.2.1'], 1)
        expect(await prove(who, carrier, cookie)).toMatchObject({ status: 200 })
      })

      test('does not hold up a browser that proved the contact months ago', async () => {
        const who = someone()
        const { cookie } = await prove(who, carrier)
        await pass(who, 100 * 86_400)
        await cleanUpCodes(service.services.db, 90)
        await attack(who, [carrier, '203.0.113.1', '192.0.2.1'], 1)
        expect(await prove(who, carrier, cookie)).toMatchObject({ status: 200 })
      })

      test(
        'is one network at all addresses of an IPv6 /64, and one wider network in a /48',
        { tags: ['cases'] },
        async () => {
          const who = someone()
          expect(await attack(who, ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1'])).toBe(20)
          expect(await attack(who, ['2001:db8:1:3::1', '2001:db8:1:4::1'])).toBe(5)
          expect(await prove(who, '2001:db8:2:2::1')).toMatchObject({ status: 200 })
        },
      )
    })

    test('a tag behind the name makes no new contact, in any order and case', async () => {
      const name = `tagged${++n}`
      const first = await ask(`${name}+1@customers.invalid`)
      expect(first.status).toBe(200)
      for (const again of [
        `${name}+2@customers.invalid`,
        `${name}@Customers.invalid`,
        `${name.toUpperCase()}+a+b@customers.invalid`,
      ])
        expect([again, (await ask(again, cookieOf(first), other)).status]).toEqual([again, 429])
      expect((await ask(`${name}x@customers.invalid`, cookieOf(first))).status).toBe(200)
    })

    test('anybody is answered the same', async () => {
      const answers = await Promise.all(
        [someone(), '+265 888 000 321', 'nobody@nowhere.invalid'].map((who) => ask(who)),
      )
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    })

    test('what is no contact is refused with its field', async () => {
      for (const username of [
        '',
        'nobody',
        'a@b',
        '12',
        '+44 7700 900123',
        'x'.repeat(300),
        'a1,box@example.org',
        'box(c)@example.org',
        'x<box@example.org',
        '"box"@example.org',
      ]) {
        const { status, body } = await ask(username)
        expect(status).toBe(422)
        expect(body.errors.username[0]).toContain('no e-mail or mobile number')
      }
      expect(
        (await service.ask('POST', '/onboarding/v1/verify-username', { body: { user: 1 } })).status,
      ).toBe(400)
    })

    test('neither the code nor a hash without the key lies in the database', async () => {
      const who = someone()
      await ask(who)
      const code = codeIn(await newest(who))
      for (const table of ['one_time_codes', 'messages', 'pgboss.job'])
        expect(
          // Without the microseconds of timestamps, which can equal the code.
          JSON.stringify(await service.services.db.execute(sql.raw(`select * from ${table}`))).replaceAll(
            /\.\d{6}/g,
            '',
          ),
        ).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
    })
  })
}

test('a hundred addresses of one network are one address', async () => {
  const service = await startService({ env: { CODES_PER_ADDRESS_HOUR: '3' } })
  const statuses: number[] = []
  for (let at = 0; at < 100; at++) {
    const { statusCode } = await service.app.inject({
      method: 'POST',
      url: '/onboarding/v1/verify-username',
      remoteAddress: `2001:db8:1:2:${at.toString(16)}::1`,
      payload: { username: someone() },
    })
    statuses.push(statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(new Set(statuses.slice(3))).toEqual(new Set([429]))
  await service.stop()
})

test('limits of an address and of a channel hold for all contacts together', async () => {
  const service = await startService({ env: { CODES_PER_ADDRESS_HOUR: '3', SMS_BUDGET_HOUR: '1' } })
  const ask = (username: string) =>
    service.ask('POST', '/onboarding/v1/verify-username', { body: { username } })
  expect((await ask('0999 000 124')).status).toBe(200)
  expect((await ask('0999 000 125')).status).toBe(429)
  expect((await ask(someone())).status).toBe(200)
  expect((await ask(someone())).status).toBe(200)
  expect((await ask(someone())).status).toBe(429)
  await service.stop()
})

describe('codes of other contacts from a customer’s address', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService({
      env: { CODES_PER_ADDRESS_HOUR: '4', MAIL_BUDGET_HOUR: '20' },
      worker: true,
    })
  })
  afterAll(() => service.stop())

  async function post(path: string, remoteAddress: string, payload: object, cookie = '') {
    const { statusCode: status, headers } = await service.app.inject({
      method: 'POST',
      url: `/onboarding/v1/${path}`,
      remoteAddress,
      payload,
      headers: { cookie },
    })
    const set = String(headers['set-cookie'] ?? '')
    return { status, set, cookie: set.split(';')[0] || cookie }
  }
  const request = (username: string, address: string, cookie?: string) =>
    post('verify-username', address, { username }, cookie)

  async function prove(username: string, address: string) {
    const { cookie } = await request(username, address)
    const { db, secrets } = service.services
    const [row] = await db
      .select()
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.username, username), isNull(oneTimeCodes.used_at)))
    const code = (row && codeOf(secrets.keys('codes'), row)) ?? ''
    return post('verify-code', address, { username, code }, cookie)
  }
  /** Moves everything that was counted out of the hour. */
  const passAnHour = () =>
    service.services.db.execute(
      sql`update one_time_codes set created_at = created_at - interval '61 minutes'`,
    )

  test.each([
    ['an IPv4 address', '198.51.100.7', '198.51.100.7'],
    ['an IPv6 /64', '2001:db8:1:2::7', '2001:db8:1:2:ffff::1'],
  ])('let a browser that proved its contact through: %s', async (_, address, attacker) => {
    const who = someone()
    const { status, cookie, set } = await prove(who, address)
    expect([status, set]).toEqual([
      200,
      expect.stringMatching(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict/),
    ])
    await passAnHour()
    let codes = 0
    // Each request comes from another browser.
    while ((await request(someone(), attacker)).status === 200) codes++
    expect(codes).toBe(4)
    expect((await request(who, address, cookie)).status).toBe(200)
    await passAnHour()
  })

  test('refuse a proved browser for another contact', async () => {
    const { cookie } = await prove(someone(), '198.51.100.7')
    while ((await request(someone(), '198.51.100.7')).status === 200);
    expect((await request(someone(), '198.51.100.7', cookie)).status).toBe(429)
    await passAnHour()
  })

  test('leave a fifth of the budget to browsers that proved their contact', async () => {
    const who = someone()
    const { cookie } = await prove(who, '198.51.100.7')
    await passAnHour()
    let codes = 0
    for (let n = 0; n < 40; n++) if ((await request(someone(), `203.0.${n}.1`)).status === 200) codes++
    expect(codes).toBe(16)
    expect((await request(who, '198.51.100.7', cookie)).status).toBe(200)
  })
})
