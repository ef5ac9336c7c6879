import { definePage } from '../../page.ts'
import { homeOf } from '../homes/define.ts'
import { HomePage } from '../homes/home-page.tsx'
import { readHome } from '../homes/read.ts'
import { Glance } from './home/glance.tsx'
import { readGroupAtAGlance } from './home/read.ts'

export const page = definePage({
  ...homeOf('holdings'),
  async load(feed, request) {
    const [home, glance] = await Promise.all([readHome(feed, request, 'holdings'), readGroupAtAGlance(feed)])
    return { home, glance }
  },
  Component: ({ data: { home, glance } }) => <HomePage home={home} card={<Glance glance={glance} />} />,
})
