import { randomBytes } from 'node:crypto'

/** Options for `test.use` that send each test's requests from another network address, so that address limits count them apart. */
export const ownAddresses = {
  extraHTTPHeaders: async ({}, use: (headers: Record<string, string>) => Promise<void>) => {
    const [high, low] = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')]
    await use({ 'x-forwarded-for': `2001:db8:${high}:${low}::1` })
  },
}
