import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { redirects } from '#contract/collections.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService({ env: { PUBLIC_URL: 'https://bank.invalid' } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const author = () => newsroom.token('author')
const write = (source: string, target: string) =>
  service.ask('POST', '/api/redirects', { as: author(), body: { source, target } })
const locationOf = async (address: string) => {
  const { status, headers } = await service.ask('GET', address)
  return status === 404 ? 404 : [status, headers['location']]
}
afterEach(async () => {
  const { body } = await service.ask('GET', '/api/redirects?limit=100&state=all', { as: author() })
  for (const { id, target } of body as { id: string; target: string }[])
    if (target.startsWith('/')) await service.ask('DELETE', `/api/redirects/${id}`, { as: author() })
})

describe('a redirect', () => {
  test('leads visitors of both languages on, until it is archived', async () => {
    expect(await locationOf('/old/page')).toBe(404)
    const { body } = await write('/old/page', '/list/blogs')
    expect(body.state).toBe('published')
    const answer = await service.ask('GET', '/old/page')
    expect(answer).toMatchObject({
      status: 301,
      headers: { location: '/list/blogs', 'cache-control': 'max-age=300' },
    })
    expect(await locationOf('/ny/old/page')).toEqual([301, '/ny/list/blogs'])
    expect(await locationOf('/%6fld/page')).toEqual([301, '/list/blogs'])
    await service.ask('POST', `/api/redirects/${body.id}/archive`, { as: author(), body: null })
    expect(await locationOf('/old/page')).toBe(404)
  })

  test('shows its note to staff only', async () => {
    const as = author()
    const sent = { source: '/old/noted', target: '/list/blogs', note: 'asked by the board' }
    const { id } = (await service.ask('POST', '/api/redirects', { as, body: sent })).body
    const addresses = ['/api/redirects', `/api/redirects/${id}`, `/api/redirects/${id}?lang=ny`]
    for (const address of addresses) {
      const shown = await service.ask('GET', address)
      expect(shown.text).toContain('/old/noted')
      expect(shown.text).not.toMatch(/board|note"|hits/)
    }
    const { body } = await service.ask('GET', `/api/redirects/${id}?lang=all`, { as })
    expect(body.note).toBe('asked by the board')
  })

  test('keeps its note when a client sends back what it read', async () => {
    const as = author()
    const sent = { source: '/old/noted', target: '/list/blogs', note: 'asked by the board' }
    const { id } = (await service.ask('POST', '/api/redirects', { as, body: sent })).body
    const { body: read } = await service.ask('GET', `/api/redirects/${id}`)
    const body = { ...read, target: '/list/faqs' }
    const changed = await service.ask('PUT', `/api/redirects/${id}`, { as, body })
    expect(changed).toMatchObject({ status: 200, body: { target: '/list/faqs', note: 'asked by the board' } })
  })

  test('keeps the query of the request where its target has none', async () => {
    await write('/old/kept', '/list/blogs')
    await write('/old/own', '/list/blogs?page=1')
    expect(await locationOf('/old/kept?utm_source=x')).toEqual([301, '/list/blogs?utm_source=x'])
    expect(await locationOf('/old/own?utm_source=x')).toEqual([301, '/list/blogs?page=1'])
  })

  test('with a wildcard repeats the remainder in its target', async () => {
    await write('/old/news/*', '/item/blogs/*')
    await write('/old/news/special', '/moved')
    expect(await locationOf('/old/news/x%20y/z')).toEqual([301, '/item/blogs/x%20y/z'])
    expect(await locationOf('/old/news')).toEqual([301, '/item/blogs'])
    expect(await locationOf('/ny/old/news/a')).toEqual([301, '/ny/item/blogs/a'])
    expect(await locationOf('/old/news/special')).toEqual([301, '/moved'])
    expect(await locationOf('/old/newspaper')).toBe(404)
  })

  test.each([
    '/old/any//elsewhere.invalid',
    '/old/any/%5celsewhere.invalid',
    '/old/any/%2f%2felsewhere.invalid',
  ])('with a wildcard never leads %s to another website', async (address) => {
    await write('/old/any/*', '/firstdiscounthouse/*')
    const { headers } = await service.ask('GET', address)
    expect(new URL(String(headers['location']), 'https://bank.invalid').host).toBe('bank.invalid')
    expect(String(headers['location'])).toMatch(/^\/firstdiscounthouse/)
  })

  test('answers where a page is gone, and never where one exists', async () => {
    await write('/firstdiscounthouse/*', '/list/blogs')
    expect((await service.ask('GET', '/enquiry')).status).toBe(200)
    expect(await locationOf('/firstdiscounthouse/gone')).toEqual([301, '/list/blogs'])
  })
})

describe('publishing a redirect', () => {
  test('saves its source as it is compared', async () => {
    expect((await write(' /ny/old/written/ ', '/moved')).body.source).toBe('/old/written')
  })

  test.each(['old', '/', '/*', '/a?b=c', '/a*', '//elsewhere.invalid'])(
    'refuses the source %s',
    async (source) => {
      expect(await write(source, '/moved')).toMatchObject({
        status: 400,
        body: { fields: { source: expect.stringContaining('Enter a path') } },
      })
    },
  )

  test.each(['/list/blogs', '/enquiry', '/ny/enquiry/'])('refuses the live address %s', async (source) => {
    expect(await write(source, '/moved')).toMatchObject({
      status: 400,
      body: { fields: { source: expect.stringContaining('live page') } },
    })
  })

  test.each(['/api/old', '/backoffice/*', '/assets/a.js'])(
    'refuses the service’s address %s',
    async (source) => {
      expect(await write(source, '/moved')).toMatchObject({
        status: 400,
        body: { fields: { source: expect.stringContaining('service') } },
      })
    },
  )

  test.each(['/nowhere', '/nowhere/*'])('refuses the missing target %s', async (target) => {
    expect(await write('/old/astray/*', target)).toMatchObject({
      status: 400,
      body: { fields: { target: expect.stringContaining('doesn’t exist') } },
    })
  })

  test('refuses a wildcard in the target alone', async () => {
    expect(await write('/old/single', '/item/*')).toMatchObject({
      status: 400,
      body: { fields: { target: expect.stringContaining('wildcard') } },
    })
  })

  test.each([
    ['/firstdiscounthouse/*', '/firstdiscounthouse/*'],
    ['/item/blogs/*', '/item/*'],
  ])('refuses the loop from %s to %s', async (source, target) => {
    expect(await write(source, target)).toMatchObject({
      status: 400,
      body: { fields: { target: expect.stringContaining('back to itself') } },
    })
  })

  test('refuses a second redirect of the same source', async () => {
    await write('/old/twice', '/moved')
    expect(await write('/old/twice/', '/list/blogs')).toMatchObject({
      status: 409,
      body: { fields: { source: 'taken' } },
    })
  })

  test('refuses chains in either order', async () => {
    await write('/item/blogs/*', '/list/blogs')
    expect(await write('/old/first/*', '/item/blogs/*')).toMatchObject({
      status: 400,
      body: { fields: { target: expect.stringContaining('/item/blogs/*') } },
    })
    await write('/old/second/*', '/firstdiscounthouse/*')
    expect(await write('/firstdiscounthouse/gone', '/list/blogs')).toMatchObject({
      status: 400,
      body: { fields: { source: expect.stringContaining('/old/second/*') } },
    })
  })
})

describe('an external target', () => {
  const external = { source: '/old/partner', target: 'https://elsewhere.invalid/*' }

  test('waits for a second person, and then leads there in both languages', async () => {
    const draft = await newsroom.write(redirects, { ...external, source: '/old/partner/*' })
    expect(draft.state).toBe('draft')
    expect(await locationOf('/old/partner/a')).toBe(404)
    expect(await newsroom.approve(redirects, draft)).toMatchObject({ state: 'published' })
    expect(await locationOf('/ny/old/partner/a?token=x')).toEqual([301, 'https://elsewhere.invalid/a'])
  })

  test('cannot be archived, nor replaced, by one person', async () => {
    const item = await newsroom.publish(redirects, {
      source: '/old/other',
      target: 'https://elsewhere.invalid/',
    })
    const headers = { 'if-match': `"v${item.version}"` }
    const body = { source: '/old/other', target: '/moved' }
    const put = await service.ask('PUT', `/api/redirects/${item.id}`, { as: author(), headers, body })
    expect(put.body.state).toBe('draft')
    expect(await locationOf('/old/other')).toEqual([301, 'https://elsewhere.invalid/'])
  })

  test('is not assumed of an address in the note', async () => {
    const body = { source: '/old/ticket', target: '/moved', note: 'https://tickets.invalid/1' }
    const { body: written } = await service.ask('POST', '/api/redirects', { as: author(), body })
    expect(written.state).toBe('published')
  })
})
