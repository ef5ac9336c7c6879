// @module-tag databases

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '#contract/registry.ts'
import { branches } from '#contract/collections/branches.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { leads } from '#contract/collections/leads.ts'
import { databases, startOn } from '../../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import type { Service } from '../../../test-support/service.ts'

const each = collections.map((definition) => [definition.name, definition] as const)
type ListedItem = { id: string; title?: { en: string } }

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  let reader: string
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
    reader = newsroom.token('auditor')
  })
  afterAll(() => service.stop())

  const list = (name: string, query = '', as = reader) =>
    service.ask('GET', `/backoffice/api/${name}?${query}`, { as })
  const ids = async (name: string, query: string) =>
    (await list(name, query)).body.items.map(({ id }: ListedItem) => id)

  test.each(each.filter(([, { staffOnly }]) => !staffOnly))(
    '%s: staff see drafts with who wrote them, and who may not read sees none',
    async (name, definition) => {
      const as = newsroom.writer(definition)
      const saved = await service.ask('POST', `/api/${name}?draft=true`, { as, body: {} })
      expect(saved).toMatchObject({ status: 201, body: { state: 'draft' } })
      const { status, headers, body } = await list(name, 'limit=1')
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(body.items).toMatchObject([
        {
          id: saved.body.id,
          state: 'draft',
          complete: false,
          live: false,
          updated_by: { name: definition.writers[0] },
        },
      ])
      const one = await service.ask('GET', `/backoffice/api/${name}/${saved.body.id}`, { as: reader })
      // The public addresses show it to staff who ask for drafts, whatever it lacks.
      expect(await service.ask('GET', `/api/${name}?state=all`, { as })).toMatchObject({ status: 200 })
      expect(one).toMatchObject({ status: 200, headers: { etag: '"v1"' }, body: { item: { revision: 1 } } })
      expect(await list(name, '', 'nobody')).toMatchObject({ status: 401 })
      expect(await list(name, '', newsroom.token('kyc_officer'))).toMatchObject({ status: 403 })
    },
  )

  test('pages neither skip nor repeat, in either order, and say how many there are', async () => {
    for (let n = 0; n < 5; n++) await newsroom.write(branches)
    for (const query of [
      'order=asc',
      'order=desc',
      'sort=updated_at',
      'sort=updated_at&order=asc',
      'sort=name',
      'sort=name&order=asc',
      'sort=state&order=asc',
      'sort=longtude',
      'sort=updated_by',
      'sort=chichewa&order=asc',
      'sort=services&within=text&q=',
    ]) {
      const seen: string[] = []
      let after = ''
      do {
        const { body } = await list('branches', `limit=2&${query}${after}`)
        expect(body.total).toEqual({ count: 6, exact: true })
        seen.push(...body.items.map(({ id }: ListedItem) => id))
        after = body.next === null ? '' : `&after=${body.next}`
      } while (after !== '')
      expect(seen).toHaveLength(6)
      expect(new Set(seen).size).toBe(6)
    }
  })

  test('finds by beginnings of words in either language, without accents; narrows by state and Chichewa', async () => {
    const body = newsroom.body(blogs)
    const one = await newsroom.write(blogs, {
      ...body,
      title: { en: 'Savings week begins', ny: 'Sabata ya ŵosunga' },
    })
    const { title: _, ...rest } = newsroom.body(blogs)
    const two = await service.ask('POST', '/api/blogs?draft=true', {
      as: newsroom.token('author'),
      body: { ...rest, title: { en: 'Savings, a draft' } },
    })
    expect(await ids('blogs', 'q=sav%20we')).toEqual([one.id])
    expect(await ids('blogs', 'q=WOSUNGA')).toEqual([one.id])
    expect(await ids('blogs', 'q=savings')).toEqual([two.body.id, one.id])
    for (const q of ['%', "'", ':*', "'' | !", '\\'])
      expect(await ids('blogs', `q=${encodeURIComponent(q)}`)).toEqual([])
    expect(await ids('blogs', 'q=savings&state=published,scheduled')).toEqual([one.id])
    expect(await ids('blogs', 'ny=missing&q=savings')).toEqual([two.body.id])
    expect(await ids('blogs', `slug=${String(body['slug'])}`)).toEqual([one.id])
  })

  test('is ordered by any field as people order, also where it is narrowed; and searched in all texts', async () => {
    const { name: _, ...rest } = newsroom.body(branches)
    const written: string[] = []
    for (const name of ['Ordered 12', 'Ordered 3', 'ordered 100'])
      written.push((await newsroom.write(branches, { ...rest, name, address: `Kanengo ${name}` })).id)
    const [twelve, three, hundred] = written
    expect(await ids('branches', 'sort=name&order=asc&q=ordered')).toEqual([three, twelve, hundred])
    expect(await ids('branches', 'sort=name&order=desc&q=ordered')).toEqual([hundred, twelve, three])
    const all = await ids('branches', 'sort=name&order=asc&limit=100')
    expect(all.filter((id: string) => written.includes(id))).toEqual([three, twelve, hundred])
    // A word of the address, which is no title.
    expect(await ids('branches', 'q=kanengo')).toEqual([])
    expect(await ids('branches', 'q=kanengo%20100&within=text')).toEqual([hundred])
    expect(await ids('branches', 'q=KANE&within=text&sort=name&order=asc')).toEqual([three, twelve, hundred])
    // A cursor of one order is none of another.
    const { next } = (await list('branches', 'limit=2&sort=name')).body
    expect((await list('branches', `limit=2&sort=updated_at&after=${next}`)).status).toBe(400)
    // Nobody finds out a customer's values by their order.
    expect((await list('kyc_account_details', 'sort=account_number')).status).toBe(400)
  })

  test('is ordered by who changed an item last, and by what its Chichewa asks for', async () => {
    const words = { ...newsroom.body(blogs), summary: { en: 'Zorder', ny: 'Zorder' } }
    const written = async (title: object) =>
      (await newsroom.write(blogs, { ...words, slug: newsroom.body(blogs)['slug'], title })).id
    const without = await written({ en: 'Zorder one' })
    const fine = await written({ en: 'Zorder two', ny: 'Zorder awiri' })
    const address = `/backoffice/api/blogs/${fine}`
    const { translations } = (await service.ask('GET', address, { as: newsroom.token('author') })).body
    const order = (sort: string) => ids('blogs', `q=zorder&order=asc&sort=${sort}`)
    expect(await order('chichewa')).toEqual([fine, without])
    // Signed off alone, without a new revision, it moves.
    const other = await written({ en: 'Zorder three', ny: 'Zorder atatu' })
    const fields = Object.keys(translations).filter((path) => translations[path].state === 'unreviewed')
    await service.ask('POST', `/backoffice/api/blogs/${other}/translations`, {
      as: newsroom.token('author'),
      body: { fields, reviewed: true },
    })
    expect(await order('chichewa')).toEqual([other, fine, without])
    // The administrator's name comes before the author's.
    await service.ask('POST', `/api/blogs/${without}/archive`, {
      as: newsroom.token('administrator'),
      body: {},
    })
    expect((await order('updated_by'))[0]).toBe(without)
  })

  test('a draft is discarded for what is live, and its number is not given again', async () => {
    const as = newsroom.token('author')
    const item = await newsroom.publish(branches)
    const path = `/api/branches/${item.id}`
    const draft = (version: number) =>
      service.ask('PUT', `${path}?draft=true`, {
        as,
        body: { ...newsroom.body(branches), name: 'Only a draft' },
        headers: { 'if-match': `"v${version}"` },
      })
    expect((await service.ask('POST', `${path}/discard`, { as, body: {} })).status).toBe(409)
    const { body } = await draft(item.version)
    const discarded = await service.ask('POST', `${path}/discard`, { as, body: {} })
    expect(discarded).toMatchObject({ status: 200 })
    expect(discarded.body.name).not.toBe('Only a draft')
    expect(await ids('branches', 'q=only%20a%20draft')).toEqual([])
    const one = await service.ask('GET', `/backoffice/api/branches/${item.id}`, { as })
    expect(one.body.item).toMatchObject({ state: 'published', live: true })
    expect((await draft(discarded.body.version)).status).toBe(200)
    const again = await service.ask('GET', `/backoffice/api/branches/${item.id}`, { as })
    expect(again.body.item.revision).toBe(one.body.item.revision + 2)
    expect(body.name).toBe('Only a draft')
  })

  test('a draft of what was archived is discarded for it, and can be taken up again', async () => {
    const as = newsroom.token('author')
    const item = await newsroom.publish(branches)
    const path = `/api/branches/${item.id}`
    const { body: archived } = await service.ask('POST', `${path}/archive`, { as, body: {} })
    const draft = (version: number, name: string) =>
      service.ask('PUT', `${path}?draft=true`, {
        as,
        body: { ...newsroom.body(branches), name },
        headers: { 'if-match': `"v${version}"` },
      })
    const first = await draft(archived.version, 'Once')
    await draft(first.body.version, 'Twice')
    const drafted = await service.ask('GET', `/backoffice/api/branches/${item.id}`, { as })
    expect(drafted.body.item).toMatchObject({ state: 'draft', standing: { draft: { archived: true } } })
    const { body } = await service.ask('POST', `${path}/discard`, { as, body: {} })
    expect(body).toMatchObject({ state: 'archived', name: archived.name })
    const one = await service.ask('GET', `/backoffice/api/branches/${item.id}`, { as })
    expect(one.body.item).toMatchObject({ revision: 1, standing: { live: null, draft: null } })
    expect(await ids('branches', 'q=twice')).toEqual([])
    expect((await service.ask('POST', `${path}/discard`, { as, body: {} })).status).toBe(409)
    expect((await draft(body.version, 'Thrice')).status).toBe(200)
    // A draft that was never published leads nowhere back.
    const { body: never } = await service.ask('POST', '/api/branches?draft=true', {
      as,
      body: { ...newsroom.body(branches), name: 'Never shown' },
    })
    const refused = await service.ask('POST', `/api/branches/${never.id}/discard`, { as, body: {} })
    expect(refused.body.message).toContain('never published')
  })

  test('refuses what a list does not take', async () => {
    for (const query of [
      'limit=0',
      'limit=101',
      'state=lost',
      'ny=no',
      'after=x',
      'sort=nothing',
      'within=all',
      'surplus=1',
      'q=a&q=b',
    ])
      expect([query, (await list('blogs', query)).status]).toEqual([query, 400])
  })

  describe('records of customers', () => {
    const records = each.filter(([, { staffOnly }]) => staffOnly)
    test.each(records)('%s: have states of their own and are never published', async (name, definition) => {
      const as = newsroom.writer(definition)
      const body = newsroom.body(definition)
      const saved = await service.ask('POST', `/api/${name}`, { as, body })
      const state = definition.recordState(body)
      expect(saved).toMatchObject({ status: 201, body: { state } })
      expect(saved.body).not.toHaveProperty('standing')
      const { body: listed } = await list(name, 'limit=1')
      expect(listed.items).toMatchObject([{ state, live: false, standing: { live: null } }])
      const one = `/api/${name}/${saved.body.id}`
      const { body: read, headers } = await service.ask('GET', `${one}?lang=all`, { as })
      const ifMatch = { 'if-match': String(headers['etag']) }
      const returned = await service.ask('PUT', one, { as, body: read, headers: ifMatch })
      expect(returned).toMatchObject({ status: 200, body: { state } })
      for (const path of [one, `${one}?lang=all`, `/backoffice${one}/revisions/1`]) {
        const answer = await service.ask('GET', path, { as })
        expect(answer.status).toBe(200)
        expect(answer.text).not.toMatch(/"(?:published|archived|draft)"|"live":true/)
      }
      for (const role of ['author', 'approver'] as const)
        expect(await list(name, '', newsroom.token(role))).toMatchObject({ status: 403 })
    })

    test.each(records)('%s: have no drafts and no publishing', async (name, definition) => {
      const as = newsroom.writer(definition)
      const body = newsroom.body(definition)
      expect((await service.ask('POST', `/api/${name}?draft=true`, { as, body })).status).toBe(400)
      const { id } = (await service.ask('POST', `/api/${name}`, { as, body })).body
      for (const verb of ['publish', 'archive', 'restore', 'discard', 'unschedule'])
        expect((await service.ask('POST', `/api/${name}/${id}/${verb}`, { as, body: {} })).status).toBe(404)
      expect((await list(name, 'state=published')).status).toBe(400)
    })

    test('a list as CSV has states and names in place of ids', async () => {
      const branchName = 'Sample branch of records'
      const branch = await newsroom.publish(branches, { ...newsroom.body(branches), name: branchName })
      const as = newsroom.token('kyc_officer')
      const lead = { ...newsroom.body(leads), status: 'closed', outcome: 'not_reachable', income_band: '9' }
      const body = { ...lead, branch_id: branch.id, company: 'bank' }
      const { id } = (await service.ask('POST', '/api/leads', { as, body })).body
      const { people } = (await service.ask('GET', `/backoffice/api/notes/leads/${id}`, { as })).body
      const assignment = { assignee: people[0].id, due_on: null }
      await service.ask('PUT', `/backoffice/api/notes/leads/${id}/assignment`, { as, body: assignment })
      const { text } = await service.ask('GET', '/backoffice/api/leads/export.csv', { as })
      const row = text.split('\r\n').find((line) => line.includes(String(id).slice(0, 8).toUpperCase()))
      for (const named of ['Closed', 'Not reachable', 'MK 200,000 to below', branchName, people[0].name])
        expect(row).toContain(named)
      expect(text).not.toMatch(/published|[0-9a-f]{8}-[0-9a-f]{4}/)
    })
  })
})
