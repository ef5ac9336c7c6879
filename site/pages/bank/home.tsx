import { definePage } from '../../page.ts'
import { homeOf } from '../homes/define.ts'
import { HomePage } from '../homes/home-page.tsx'
import { readHome } from '../homes/read.ts'
import { LiveRates } from './home/live-rates.tsx'
import { readLiveRates } from './home/read.ts'

export const page = definePage({
  ...homeOf('bank'),
  async load(feed, request) {
    const [home, rates] = await Promise.all([readHome(feed, request, 'bank'), readLiveRates(feed)])
    return { home, rates }
  },
  Component: ({ data: { home, rates } }) => <HomePage home={home} card={<LiveRates rates={rates} />} />,
})
