import { brandOfPath } from '#contract/brands/names.ts'
import { definePage } from '../page.ts'
import { PlacesPage, placesTitle, type Whose } from './places/places-page.tsx'
import { readPlaces } from './places/read.ts'

/** Three companies receive people in the same branches. */
const whoseAt = (path: string): Whose => {
  const brand = brandOfPath(path)
  return brand === 'holdings' || brand === 'discount' ? brand : 'bank'
}

export const page = definePage({
  paths: ['/fdhbankplc/branches', '/fdhfinancialholdings/branches', '/firstdiscounthouse/branches'],
  query: ['name', 'region'],
  keep: (request) => request.query['name'] === undefined,
  load: (feed, request) => readPlaces(feed, request, 'branches'),
  title: (words, data, request) => placesTitle(words, whoseAt(request.path), data),
  description: (words, _data, request) => words.places.of[whoseAt(request.path)].description,
  Component: ({ data, request }) => <PlacesPage data={data} whose={whoseAt(request.path)} />,
})
