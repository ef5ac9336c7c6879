import { definePage } from '../../page.ts'
import { homeOf } from '../homes/define.ts'
import { HomePage } from '../homes/home-page.tsx'
import { readHome } from '../homes/read.ts'

export const page = definePage({
  ...homeOf('properties'),
  load: async (feed, request) => ({ home: await readHome(feed, request, 'properties') }),
  Component: ({ data: { home } }) => <HomePage home={home} />,
})
