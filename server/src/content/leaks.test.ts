// @module-tag databases

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collections, type CollectionName } from '#contract/registry.ts'
import { isBilingual } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { storedNamed } from '#database/registry.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, pdf, picture, type Newsroom, type StaffItem } from '../../test-support/newsroom.ts'
import { sampled } from '../../test-support/sampled.ts'
import type { Service } from '../../test-support/service.ts'
import { transactionTime } from '../changes/change.ts'

// What the public may not see, they see by no way: list, single item, past rates, page, file, older helper.

const open = collections.filter(({ staffOnly }) => !staffOnly)
const each = open.map((definition) => [definition.name, definition] as const)
const needApproval = each.filter(([, definition]) => definition.approvalOf({}))
const needNone = each.filter(([, definition]) => !definition.approvalOf({}))

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
  })
  beforeEach(() => newsroom.makeRoom())
  afterAll(() => service.stop())

  /** The addresses, of all at which the public might come across an item, where they do (or see these words of it). */
  async function shownAt(
    { name, appendOnly, legacy }: Collection,
    { id }: StaffItem,
    words = id,
  ): Promise<string[]> {
    const list = `/api/${name}`
    // prettier-ignore
    const addresses = [
      `${list}?limit=100`, `${list}?limit=100&lang=ny`, `${list}/${id}`, `${list}/${id}?lang=ny`,
      `/list/${name}`, `/ny/list/${name}`, `/list/${name}?page=1&size=100`, `/item/${name}/${id}`, '/sitemap.xml',
    ]
    if (appendOnly) addresses.push(`${list}/history?from=2001-01-01T00:00:00Z&to=2099-01-01T00:00:00Z`)
    if (legacy) addresses.push(`/${name}/0/100`)
    const answers = await Promise.all(addresses.map((address) => service.ask('GET', address)))
    return addresses.filter((_, index) => answers[index]?.text.includes(words))
  }
  async function isShown({ name }: Collection, { id }: StaffItem): Promise<boolean> {
    const page = await service.ask('GET', `/list/${name}`)
    return page.text.includes(id) && (await service.ask('GET', `/api/${name}/${id}`)).status === 200
  }
  const act = (definition: Collection, { id }: StaffItem, verb: string, as: string, body: unknown = null) =>
    service.ask('POST', `/api/${definition.name}/${id}/${verb}`, { as, body })

  for (const [tags, cases] of sampled(needApproval))
    test.each(cases)('%s: a draft, a submitted and a returned one', { tags }, async (_, definition) => {
      const writer = newsroom.writer(definition)
      const item = await newsroom.write(definition)
      expect(await shownAt(definition, item)).toEqual([])
      expect(await act(definition, item, 'submit', writer)).toMatchObject({
        status: 200,
        body: { state: 'in_review' },
      })
      expect(await shownAt(definition, item)).toEqual([])
      const reason = { reason: 'A figure is wrong.' }
      const back = await act(definition, item, 'return', newsroom.token('approver'), reason)
      expect(back).toMatchObject({ status: 200, body: { state: 'draft' } })
      expect(await shownAt(definition, item)).toEqual([])
      await newsroom.approve(definition, item)
      expect(await isShown(definition, item)).toBe(true)
    })

  for (const [tags, cases] of sampled(each))
    test.each(cases)(
      '%s: one that begins later, until the clock says so',
      { tags },
      async (_, definition) => {
        const item = await newsroom.write(definition)
        const at = '2080-01-01T00:00:00Z'
        const writer = newsroom.writer(definition)
        if (definition.approvalOf({}))
          await act(definition, item, 'submit', writer, {
            at,
            ...(definition.appendOnly && { confirmation: 'A sample rate.' }),
          })
        else await act(definition, item, 'archive', writer)
        const { body } = definition.approvalOf({})
          ? await act(definition, item, 'approve', newsroom.token('approver'), { revision: item.revision })
          : await act(definition, item, 'publish', writer, { at })
        expect(body.state).toBe('scheduled')
        expect(await shownAt(definition, item)).toEqual([])
        // No worker runs here: what is visible follows from the clock alone.
        await setTime(definition, item, 'visible_from')
        expect(await isShown(definition, item)).toBe(true)
      },
    )

  /** Sets the time at which an item begins or ends to now, as if that time had come. */
  async function setTime(
    definition: Collection,
    { id }: StaffItem,
    edge: 'visible_from' | 'visible_until',
  ): Promise<void> {
    const stored = storedNamed(definition.name)
    if (!stored) throw new Error('no table')
    const { table } = stored
    const now = await transactionTime(service.services.db)
    await service.services.db
      .update(table)
      .set({ [edge]: now, due_at: now })
      .where(sql`${table.id} = ${id}`)
    service.cache.clear()
    service.keptValues.clear()
  }

  for (const [tags, cases] of sampled(needNone))
    test.each(cases)('%s: an archived one, until it is published again', { tags }, async (_, definition) => {
      const writer = newsroom.writer(definition)
      const item = await newsroom.publish(definition)
      expect(await isShown(definition, item)).toBe(true)
      expect(await act(definition, item, 'archive', writer)).toMatchObject({
        status: 200,
        body: { state: 'archived' },
      })
      expect(await shownAt(definition, item)).toEqual([])
      expect(await act(definition, item, 'archive', writer)).toMatchObject({
        status: 409,
        body: { code: 'wrong_state' },
      })
      expect(await act(definition, item, 'publish', writer)).toMatchObject({
        status: 200,
        body: { state: 'published' },
      })
      expect(await isShown(definition, item)).toBe(true)
      expect(await act(definition, item, 'publish', writer)).toMatchObject({
        status: 409,
        body: { code: 'wrong_state' },
      })
    })

  for (const [tags, cases] of sampled(needApproval))
    test.each(cases)(
      '%s: an archived one, once a second person agrees',
      { tags },
      async (name, definition) => {
        const item = await newsroom.publish(definition)
        const as = newsroom.writer(definition)
        const refused = await service.ask('DELETE', `/api/${name}/${item.id}`, { as })
        expect(refused).toMatchObject({ status: 409, body: { code: 'needs_approval' } })
        await act(definition, item, 'archive', as)
        expect(await isShown(definition, item)).toBe(true)
        await act(definition, item, 'approve', newsroom.token('approver'), {
          revision: item.revision,
          kind: 'archiving',
        })
        expect(await shownAt(definition, item)).toEqual([])
        expect(await service.ask('DELETE', `/api/${name}/${item.id}`, { as })).toMatchObject({ status: 204 })
        expect(await shownAt(definition, item)).toEqual([])
      },
    )

  for (const [tags, cases] of sampled(needNone))
    test.each(cases)('%s: a deleted one, for good', { tags }, async (name, definition) => {
      const item = await newsroom.publish(definition)
      const as = newsroom.writer(definition)
      expect(await isShown(definition, item)).toBe(true)
      expect(await service.ask('DELETE', `/api/${name}/${item.id}`, { as })).toMatchObject({ status: 204 })
      expect(await shownAt(definition, item)).toEqual([])
      expect(await act(definition, item, 'publish', as)).toMatchObject({ status: 404 })
    })

  const versioned = needApproval.filter(([, { appendOnly }]) => !appendOnly)
  for (const [tags, cases] of sampled(versioned))
    test.each(cases)('%s: the newer draft of a published one', { tags }, async (name, definition) => {
      const item = await newsroom.publish(definition)
      const secret = 'not yet for anybody'
      const title = definition.fields[definition.title]
      const words = title && isBilingual(title) ? { en: secret, ny: secret } : secret
      const body = { ...newsroom.body(definition), [definition.title]: words }
      const headers = { 'if-match': `"v${item.version}"` }
      const draft = await service.ask('PUT', `/api/${name}/${item.id}`, {
        as: newsroom.writer(definition),
        body,
        headers,
      })
      expect(draft).toMatchObject({ status: 200, body: { state: 'draft' } })
      expect(await isShown(definition, item)).toBe(true)
      expect(await shownAt(definition, item, secret)).toEqual([])
      await newsroom.approve(definition, draft.body)
      expect((await service.ask('GET', `/api/${name}/${item.id}`)).text).toContain(secret)
    })

  const windowed = each.filter(([, { window }]) => window.until !== null)
  for (const [tags, cases] of sampled(windowed))
    test.each(cases)('%s: one whose time is over', { tags }, async (_, definition) => {
      const body = { ...newsroom.body(definition), [definition.window.until ?? '']: '2080-01-01T00:00:00Z' }
      const item = await newsroom.publish(definition, body)
      await setTime(definition, item, 'visible_until')
      expect(await shownAt(definition, item)).toEqual([])
    })

  test('drafts and both languages at once are for staff', async () => {
    for (const query of ['state=all', 'lang=all', 'lang=all&state=all']) {
      expect(await service.ask('GET', `/api/notices?${query}`)).toMatchObject({ status: 401 })
      expect(
        await service.ask('GET', `/api/notices?${query}`, { as: newsroom.token('auditor') }),
      ).toMatchObject({ status: 200 })
    }
  })

  const filed: [CollectionName, string, 'image' | 'file'][] = [
    ['banners', 'image', 'image'],
    ['documents', 'file', 'file'],
    ['bank_rates', 'file', 'file'],
  ]
  for (const [tags, cases] of sampled(filed))
    test.each(cases)(
      'a file of %s: before, while and after it shows',
      { tags },
      async (name, field, kind) => {
        const definition = collections.find((one) => one.name === name)
        if (!definition) throw new Error('none')
        const file = await newsroom.upload(
          kind === 'image' ? await picture(20, 21) : pdf(name),
          kind === 'image' ? 'image/png' : 'application/pdf',
        )
        const key = kind === 'image' ? `${file}.png` : `${file}.pdf`
        const status = async () => (await service.ask('GET', `/files/${key}`)).status
        expect(await status()).toBe(404)
        const body = newsroom.body(definition)
        const item = await newsroom.write(definition, {
          ...body,
          [field]: { ...(body[field] as object), file },
        })
        const whileDraft = definition.approvalOf({}) ? await status() : 404
        expect(whileDraft).toBe(404)
        if (definition.approvalOf({})) await newsroom.approve(definition, item)
        // The original of a picture may tell where it was taken: it is never public.
        expect(await status()).toBe(kind === 'image' ? 404 : 200)
        await act(definition, item, 'archive', newsroom.writer(definition))
        if (definition.approvalOf({}))
          await act(definition, item, 'approve', newsroom.token('approver'), {
            revision: 1,
            kind: 'archiving',
          })
        expect(await status()).toBe(404)
      },
    )
})
