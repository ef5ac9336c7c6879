import { addressOfRequest } from '../../addresses.ts'
import { definePage } from '../../page.ts'
import { branch } from '../../structured-data.ts'
import { PlacesPage, placesTitle } from '../places/places-page.tsx'
import { readPlaces } from '../places/read.ts'

export const page = definePage({
  paths: ['/fdhmoneybureau/locations'],
  sheet: 'places',
  query: ['name', 'region', 'branch'],
  // Any text may stand in the name, and in the branch.
  keep: ({ query }) => query['name'] === undefined && query['branch'] === undefined,
  load: (feed, request) => readPlaces(feed, request, 'moneybureau_locations'),
  canonical: (_data, request) => addressOfRequest(request, { branch: '' }),
  structured: ({ places, holidays, today }, request) =>
    request.lowData ? [] : places.map((place) => branch(request, 'bureau', place, holidays, today)),
  title: (messages, data) => placesTitle(messages, 'bureau', data),
  description: (messages) => messages.places.of.bureau.description,
  Component: ({ data }) => <PlacesPage data={data} whose="bureau" />,
})
