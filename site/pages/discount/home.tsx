import { definePage } from '../../page.ts'
import { homeOf } from '../homes/define.ts'
import { HomePage } from '../homes/home-page.tsx'
import { readHome } from '../homes/read.ts'
import { Goals } from './home/goals.tsx'

export const page = definePage({
  ...homeOf('discount'),
  load: async (feed, request) => ({ home: await readHome(feed, request, 'discount') }),
  Component: ({ data: { home } }) => (
    <HomePage home={home} card={home.written && <Goals home={home.written} />} />
  ),
})
