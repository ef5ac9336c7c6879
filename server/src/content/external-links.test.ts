import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { banners, blogs, menus } from '#contract/collections.ts'
import { link } from '#contract/fields.ts'
import { linkingPlaces } from '../../test-support/linking-bodies.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { changeLinks, findLinks, withOwnPaths } from './find-links.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService({ env: { PUBLIC_URL: 'https://bank.invalid' } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())
beforeEach(() => newsroom.makeRoom())

const external = 'https://elsewhere.invalid/sign-in'
const entry = (href: string) => ({ name: { en: 'Sign in', ny: 'Lowani' }, href })
const category = (href: string, links: object[] = []) => ({
  ...entry(href),
  clickable: links.length === 0,
  links,
})

describe('an external target', () => {
  test.each(linkingPlaces(() => newsroom))('of a single link needs a second person in $place', (one) => {
    const body = one.body('/list/blogs')
    const paths = findLinks(one.definition, body).map(({ path }) => path)
    for (const target of paths.filter((path) => !/\.(?:en|ny)$/.test(path))) {
      let n = -1
      // Links are changed in the order in which they are found.
      const changed = changeLinks(one.definition, body, (href, inText) => {
        if (!inText) n += 1
        const isTarget = !inText && paths.filter((path) => !/\.(?:en|ny)$/.test(path))[n] === target
        return isTarget ? external : href
      })
      expect([target, one.definition.approvalOf(changed)]).toEqual([target, true])
    }
  })

  test.each([
    ['category', { categories: [category(external)] }],
    ['panel', { categories: [category('/list/blogs', [entry(external)])] }],
    ['footer', { categories: [], foot: [entry(external)] }],
    ['small print', { categories: [], small_print: [entry(external)] }],
  ])('in a menu’s %s waits for a second person', async (_, body) => {
    const company = { company: 'discount', ...body }
    const menu = await newsroom.write(menus, company)
    expect(menu.state).toBe('draft')
    const publish = await service.ask('POST', `/api/menus/${menu.id}/publish`, {
      as: newsroom.token('author'),
      body: null,
    })
    expect(publish).toMatchObject({ status: 409, body: { code: 'needs_approval' } })
    expect(await newsroom.approve(menus, menu)).toMatchObject({ state: 'published' })
  })

  test('on a host of this site needs no one and is saved as a path', async () => {
    const banner = await newsroom.write(banners, {
      ...newsroom.body(banners),
      href: 'https://bank.invalid/ny/list/blogs/',
    })
    expect(banner).toMatchObject({ state: 'published', href: '/list/blogs' })
  })

  test('of a live item cannot be exchanged by its author alone', async () => {
    const body = newsroom.body(banners)
    const banner = await newsroom.publish(banners, { ...body, href: '/list/blogs' })
    const changed = await service.ask('PUT', `/api/banners/${banner.id}`, {
      as: newsroom.token('author'),
      headers: { 'if-match': `"v${banner.version}"` },
      body: { ...body, href: external },
    })
    expect(changed.body.state).toBe('draft')
    expect((await service.ask('GET', `/api/banners/${banner.id}`)).body.href).toBe('/list/blogs')
  })
})

describe('a saved link in capitals', () => {
  test.each([
    ['HTTPS://BANK.INVALID/FDHBANKPLC/CARDS', '/fdhbankplc/cards'],
    ['/FDHBANKPLC/EXCHANGERATES/DAY?date=2026-01-05#A', '/fdhbankplc/exchangeRates/day?date=2026-01-05#A'],
    ['/FDHBANKPLC/PERSONALANDBUSINESSBANKING', '/fdhbankplc/personalAndbusinessbanking'],
    ['/NY/FDHBANKPLC/KYC', '/fdhbankplc/kyc'],
    ['/FDHBANKPLC/cards', '/FDHBANKPLC/cards'],
    ['/FILES/A.PDF', '/FILES/A.PDF'],
    ['https://elsewhere.invalid/FDHBANKPLC/CARDS', 'https://elsewhere.invalid/FDHBANKPLC/CARDS'],
  ])('%s becomes %s', (typed, saved) => {
    expect(withOwnPaths(banners, { href: typed }, ['bank.invalid'])).toEqual({ href: saved })
  })

  test('keeps its language in rich text', () => {
    const content = { en: '<p><a href="/NY/FDHBANKPLC/CARDS">Cards</a></p>' }
    expect(withOwnPaths(blogs, { content }, [])).toEqual({
      content: { en: '<p><a href="/ny/fdhbankplc/cards">Cards</a></p>' },
    })
  })

  test('may have its scheme in capitals', () => {
    expect(link().parse('HTTPS://elsewhere.invalid/A')).toBe('https://elsewhere.invalid/A')
  })
})
