import { brandOfPath } from '#contract/brands/names.ts'
import { addressOfRequest } from '../addresses.ts'
import { definePage } from '../page.ts'
import { branch } from '../structured-data.ts'
import { PlacesPage, placesTitle, type PlacesOwner } from './places/places-page.tsx'
import { readPlaces } from './places/read.ts'

/** Three companies receive people in the same branches. */
const whoseAt = (path: string): PlacesOwner => {
  const brand = brandOfPath(path)
  return brand === 'holdings' || brand === 'discount' ? brand : 'bank'
}

export const page = definePage({
  paths: ['/fdhbankplc/branches', '/fdhfinancialholdings/branches', '/firstdiscounthouse/branches'],
  sheet: 'places',
  query: ['name', 'region', 'branch'],
  // Any text may stand in the name, and in the branch.
  keep: ({ query }) => query['name'] === undefined && query['branch'] === undefined,
  load: (feed, request) => readPlaces(feed, request, 'branches'),
  canonical: (_data, request) => addressOfRequest(request, { branch: '' }),
  // They are the bank's wherever they are listed, so that they are told of once.
  structured: ({ places, holidays, today }, request) =>
    whoseAt(request.path) === 'bank' && !request.lowData
      ? places.map((place) => branch(request, 'bank', place, holidays, today))
      : [],
  title: (messages, data, request) => placesTitle(messages, whoseAt(request.path), data),
  description: (messages, _data, request) => messages.places.of[whoseAt(request.path)].description,
  Component: ({ data, request }) => <PlacesPage data={data} whose={whoseAt(request.path)} />,
})
