import { randomBytes } from 'node:crypto'

/** Options for `test.use` that give each test a network address of its own, so that limits by address count it alone. */
export const ownAddresses = {
  extraHTTPHeaders: async ({}, use: (headers: Record<string, string>) => Promise<void>) => {
    const [high, low] = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')]
    await use({ 'x-forwarded-for': `2001:db8:${high}:${low}::1` })
  },
}
