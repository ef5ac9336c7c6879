import { definePage } from '../../page.ts'
import { PlacesPage, placesTitle } from '../places/places-page.tsx'
import { readPlaces } from '../places/read.ts'

export const page = definePage({
  paths: ['/fdhmoneybureau/locations'],
  query: ['name', 'region'],
  keep: (request) => request.query['name'] === undefined,
  load: (feed, request) => readPlaces(feed, request, 'moneybureau_locations'),
  title: (words, data) => placesTitle(words, 'bureau', data),
  description: (words) => words.places.of.bureau.description,
  Component: ({ data }) => <PlacesPage data={data} whose="bureau" />,
})
