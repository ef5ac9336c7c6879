import { expect, test } from 'vitest'
import { appsOf } from './apps.ts'

test('an app is offered once its page in a shop is known', () => {
  expect(appsOf({})).toEqual([])
  expect(appsOf({ 'mobile-android': 'https://shop.example/mobile' })).toEqual([
    {
      id: 'mobile-android',
      name: 'FDH Mobile',
      shop: 'Google Play',
      to: 'https://shop.example/mobile',
      summary: expect.objectContaining({ en: 'The bank’s app for accounts, bills and cards, for Android.' }),
    },
  ])
})
