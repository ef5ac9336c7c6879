import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type Service } from '../../test-support/service.ts'
import { namesOf } from './people.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

test('people have their names, the process its own as words, and whoever is gone the id', async () => {
  const { id } = await service.staff('author')
  const gone = 'kQ3vXb8Zt1LrW9'
  const nameOf = await namesOf(service.services.db, [id, 'sample content', gone])
  expect([id, 'sample content', gone].map(nameOf)).toEqual(['author', 'Sample content', gone])
})
