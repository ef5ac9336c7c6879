import { createTransport } from 'nodemailer'
import { connect } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { errorDetail } from './error-detail.ts'

const name = 'Zikomo Canary'
const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}
const databaseError = Object.assign(new DatabaseError(`invalid text: "${name}"`, 0, 'error'), {
  code: '22P02',
  severity: 'ERROR',
  detail: `Failing row contains (${name})`,
  table: 'leads',
  column: 'name',
})

describe('details of an error', () => {
  test('include the cause of a failed query', () => {
    const detail = errorDetail(new DrizzleQueryError('select $1', [name], databaseError))
    expect(detail.cause).toMatchObject({
      code: '22P02',
      message: 'severity ERROR, table leads, column name',
    })
  })

  test('include the system call that failed', async () => {
    const refused = await new Promise((done) => connect(1, '127.0.0.1').once('error', done))
    expect(errorDetail(refused)).toMatchObject({
      code: 'ECONNREFUSED',
      message: 'syscall connect, address 127.0.0.1, port 1',
    })
  })

  test('include messages of this program and where they come from', () => {
    const detail = errorDetail(new Error('the sequence row is missing'))
    expect(detail.message).toBe('the sequence row is missing')
    expect(detail.stack).toContain('error-detail.test.ts')
  })

  test('include the fixed messages of lost connections', () => {
    const error = new Error('Connection terminated unexpectedly')
    error.stack = 'Error: Connection terminated unexpectedly\n    at node_modules/pg/lib/client.js:1:2'
    expect(errorDetail(error).message).toBe('Connection terminated')
  })

  test.each([
    ['a failed query', () => new DrizzleQueryError('select $1', [name], databaseError)],
    ['a parsed text', () => thrownBy(() => JSON.parse(name))],
    ['a schema', () => thrownBy(() => z.literal(name, `not ${name}`).parse(1))],
    [
      'a recipient',
      () =>
        createTransport({ jsonTransport: true })
          .sendMail({ to: name })
          .catch((e: unknown) => e),
    ],
    ['a refused request', () => new AppError('invalid', name, { name })],
    ['a thrown text', () => name],
    [
      'a message that looks like a stack',
      () => {
        const error = new Error(`${name}\n    at ${name} (server/src/a.ts:1:1)`)
        error.stack = `Error: ${error.message}\n    at library (node_modules/library/index.js:1:1)`
        return error
      },
    ],
  ])('never repeat %s', async (_, make) => {
    expect(JSON.stringify(errorDetail(await make()))).not.toContain('Canary')
  })
})
