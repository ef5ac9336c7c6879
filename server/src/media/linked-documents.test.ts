import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '#contract/collection.ts'
import { pages } from '#contract/collections/pages.ts'
import { products } from '#contract/collections/products.ts'
import * as sections from '#contract/sections.ts'
import { eq } from 'drizzle-orm'
import { storedNamed } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'
import { openNewsroom, pdf, type Newsroom } from '../../test-support/newsroom.ts'
import { linked, linkingPlaces } from '../../test-support/linking-bodies.ts'
import { sampled } from '../../test-support/sampled.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { idsMentionedIn } from '../content/body.ts'
import { findLinks, fileKeyIn } from '../content/find-links.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService({ env: { PUBLIC_URL: 'https://bank.invalid' } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const spellings: Record<string, (key: string) => string> = {
  plain: (key) => `/files/${key}`,
  fragment: (key) => `/files/${key}#page=1`,
  query: (key) => `/files/${key}?download=1`,
  'query and fragment': (key) => `/files/${key}?a=b&c=d#page=2`,
  'absolute address': (key) => `https://bank.invalid/files/${key}`,
  'another allowed host': (key) => `https://localhost:3000/files/${key}#page=1`,
  'host in capitals': (key) => `https://BANK.invalid/files/${key}`,
  'host with a user': (key) => `https://x@bank.invalid/files/${key}`,
  'encoded folder': (key) => `/%66iles/${key}`,
  'encoded key': (key) => `/files/${key.replaceAll('-', '%2d')}`,
  'encoded digits': (key) => `/files/${key.replaceAll(/[0-9]/g, (n) => `%3${n}`)}`,
  'dot segments': (key) => `/ny/../files/./${key}`,
}
const places = linkingPlaces(() => newsroom)

async function replaceLinked(definition: Collection, bodyWith: (key: string) => Record<string, unknown>) {
  const id = await newsroom.upload(pdf(crypto.randomUUID()), 'application/pdf')
  const draft = await service.ask('POST', `/api/${definition.name}?draft=true`, {
    as: newsroom.writer(definition),
    body: bodyWith(`${id}.pdf`),
  })
  if (draft.status !== 201) throw new Error(draft.text)
  const stored = storedNamed(definition.name)
  if (!stored) throw new Error('no such collection')
  // Whatever else the item would need before it can be published is not what is tested here.
  const { table } = stored
  const { db } = service.services
  const isItem = eq(table.id, draft.body.id)
  if (definition.approval)
    await db.update(revisions).set({ submitted_by: 'a test' }).where(eq(revisions.item_id, draft.body.id))
  else await db.update(table).set({ live_revision: table.draft_revision }).where(isItem)
  const replaced = await service.ask('POST', `/backoffice/api/files/${id}/replace?reason=Corrected`, {
    as: newsroom.token('author'),
    raw: pdf('other words'),
    headers: { 'content-type': 'application/pdf' },
  })
  // At most so many may be live in some collections.
  await db.update(table).set({ live_revision: null }).where(isItem)
  return { replaced }
}

const isPending = { status: 200, body: { version: 1, pending: { reason: 'Corrected' } } }
const absolute = (key: string) => `https://bank.invalid/files/${key}#page=1`

describe('replacing a linked document', () => {
  for (const [tags, cases] of sampled(Object.entries(spellings)))
    test.each(cases)('needs a second person: %s', { tags }, async (_, spell) => {
      const { replaced } = await replaceLinked(products, (key) => linked(newsroom.body(products), spell(key)))
      expect(replaced).toMatchObject(isPending)
    })

  for (const [tags, cases] of sampled(places))
    test.each(cases)('needs a second person in $place', { tags }, async ({ definition, body }) => {
      const { replaced } = await replaceLinked(definition, (key) => body(absolute(key)))
      expect(replaced).toMatchObject(isPending)
      expect(replaced.body.used_by).toMatchObject([{ collection: definition.name }])
    })
})

describe.each(Object.entries(spellings))('a link to a document, %s', (_, spell) => {
  const id = '00a1b2c3-0000-4000-8000-0000000000ff'

  test('mentions the id in every place', () => {
    for (const { place, body } of places)
      expect([place, idsMentionedIn(body(spell(`${id}.pdf`)))]).toEqual([place, expect.arrayContaining([id])])
  })

  test('contains the key', () => {
    expect(fileKeyIn(spell(`${id}.pdf`))).toBe(`${id}.pdf`)
  })
})

test('other attributes of a link do not hide its address', () => {
  const rich: Collection = { ...pages, fields: sections.richSection.schema.shape }
  const body = { body: { en: '<p><a lang="x href=" href="/files/a.pdf?x=1&amp;y=2">x</a></p>' } }
  expect(findLinks(rich, body)).toEqual([{ path: 'body.en', href: '/files/a.pdf?x=1&y=2' }])
})
