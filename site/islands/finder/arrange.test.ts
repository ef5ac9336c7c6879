import { expect, it } from 'vitest'
import { arrange, type FinderQuery } from './arrange.ts'
import type { Place } from './place.ts'

const place = (name: string, region_name: Place['region_name'], latitude: number): Place => ({
  id: name,
  name,
  address: '',
  region: '',
  region_name,
  phone: '',
  email: '',
  latitude,
  longtude: 34,
  status: 'open',
  opening: [],
  exceptions: [],
  hours: '',
  services: [],
})
const places = [
  place('Zomba', 'Southern', -15.4),
  place('Lilongwe Old Town', 'Central', -13.98),
  place('Mzuzu', 'Northern', -11.46),
  place('Lilongwe City', 'Central', -13.96),
  place('Sample Ŵoza', 'Central', -13.5),
]
const asked = (change: Partial<FinderQuery> = {}): FinderQuery => ({
  name: '',
  region: '',
  branch: '',
  ...change,
})
const names = (found: ReturnType<typeof arrange>) => found.shown.map(({ name }) => name)

it('stands by region from north to south, each by its names, and the first is selected', () => {
  const found = arrange(places, asked())
  expect(found.groups.map(({ region }) => region)).toEqual(['Northern', 'Central', 'Southern'])
  expect(names(found)).toEqual(['Mzuzu', 'Lilongwe City', 'Lilongwe Old Town', 'Sample Ŵoza', 'Zomba'])
  expect(found.selected?.name).toBe('Mzuzu')
})

it('is narrowed by name without regard to case and accents, and the counts follow the name alone', () => {
  const found = arrange(places, asked({ name: '  LILONGWE ', region: 'Northern' }))
  expect(found.shown).toEqual([])
  expect(found.selected).toBeUndefined()
  expect(found.counts).toEqual({ Northern: 0, Central: 2, Southern: 0 })
  expect(found.total).toBe(2)
  expect(names(arrange(places, asked({ name: 'woza' })))).toEqual(['Sample Ŵoza'])
})

it('selects what was asked for while it shows, else the first', () => {
  expect(arrange(places, asked({ branch: 'Zomba' })).selected?.name).toBe('Zomba')
  expect(arrange(places, asked({ branch: 'Zomba', region: 'Central' })).selected?.name).toBe('Lilongwe City')
  expect(arrange(places, asked({ branch: 'gone' })).selected?.name).toBe('Mzuzu')
})

it('puts the nearest first, in one list, with how far it is', () => {
  const found = arrange(places, asked(), { latitude: -15.4, longitude: 34 })
  expect(found.groups).toHaveLength(1)
  expect(names(found).slice(0, 2)).toEqual(['Zomba', 'Lilongwe Old Town'])
  expect(found.selected?.far).toBe(0)
  expect(arrange(places, asked()).selected?.far).toBeNull()
})

it('finds by district, address and services, in any order of words; who is called so stands first', () => {
  const town = (name: string, change: Partial<Place>) => ({ ...place(name, 'Southern', -15.8), ...change })
  const all = [
    town('Chirimba', { region: 'Blantyre', address: 'Industrial road, Chirimba, Blantyre' }),
    town('Limbe', { region: 'Blantyre', services: ['Foreign currency', 'ATM, day and night'] }),
    town('Victoria Avenue Blantyre', { region: 'Blantyre' }),
    town('Zomba', { region: 'Zomba' }),
  ]
  const by = (name: string) => names(arrange(all, asked({ name })))
  expect(by('blantyre')).toEqual(['Victoria Avenue Blantyre', 'Chirimba', 'Limbe'])
  expect(by('blantyre industrial')).toEqual(['Chirimba'])
  expect(by('atm blantyre')).toEqual(['Limbe'])
  expect(by('zomba atm')).toEqual([])
})

it.each([
  ['msuzu', ['Mzuzu']],
  ['lilongwi', ['Lilongwe City', 'Lilongwe Old Town']],
  ['lilogwe citty', ['Lilongwe City']],
  ['Somba', ['Zomba']],
  ['xyzzy', []],
  ['om', ['Zomba']],
])('finds places for %s', (typed, expected) => {
  expect(names(arrange(places, asked({ name: typed })))).toEqual(expected)
})
