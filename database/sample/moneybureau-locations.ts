import { regionIds, type RegionName } from '#contract/regions.ts'
import { day } from './day.ts'
import { hours } from './hours.ts'
import type { Sample } from './sample.ts'

type Row = [
  name: string, region: RegionName, district: string, address: string, latitude: number, longitude: number,
  hours: keyof typeof hours, mailbox?: 'mail',
]

const rows: Row[] = [
  ['Bureau Lilongwe City Centre', 'Central', 'Lilongwe', 'Sample House, ground floor, City Centre, Lilongwe', -13.9605, 33.7899, 'long', 'mail'],
  ['Bureau Lilongwe Old Town', 'Central', 'Lilongwe', 'Sample shop 6, Old Town, Lilongwe', -13.9839, 33.7713, 'usual', 'mail'],
  ['Bureau Lilongwe Airport', 'Central', 'Lilongwe', 'Sample counter, arrivals hall, Lumbadzi, Lilongwe', -13.7894, 33.781, 'daily', 'mail'],
  ['Bureau Mchinji Border', 'Central', 'Mchinji', 'Sample counter, border post, Mchinji', -13.8105, 32.8704, 'daily'],
  ['Bureau Salima', 'Central', 'Salima', 'Sample Plot 31, lakeshore road, Salima', -13.7811, 34.4601, 'usual'],
  ['Bureau Dedza', 'Central', 'Dedza', 'Sample Plot 16, main road, Dedza', -14.3786, 34.334, 'usual', 'mail'],
  ['Bureau Mzuzu', 'Northern', 'Mzimba', 'Sample House, ground floor, Mzuzu', -11.466, 34.0213, 'long', 'mail'],
  ['Bureau Karonga', 'Northern', 'Karonga', 'Sample counter, Songwe road, Karonga', -9.9325, 33.934, 'usual', 'mail'],
  ['Bureau Nkhata Bay', 'Northern', 'Nkhata Bay', 'Sample shop 2, above the jetty, Nkhata Bay', -11.606, 34.2915, 'usual'],
  ['Bureau Blantyre', 'Southern', 'Blantyre', 'Sample House, ground floor, Victoria Avenue, Blantyre', -15.7869, 35.0067, 'long', 'mail'],
  ['Bureau Limbe', 'Southern', 'Blantyre', 'Sample shop 3, Livingstone Avenue, Limbe', -15.8098, 35.0578, 'usual', 'mail'],
  ['Bureau Chileka Airport', 'Southern', 'Blantyre', 'Sample counter, arrivals hall, Chileka, Blantyre', -15.6791, 34.974, 'daily'],
  ['Bureau Mangochi', 'Southern', 'Mangochi', 'Sample Plot 24, main road, Mangochi', -14.4788, 35.2651, 'usual', 'mail'],
  ['Bureau Mwanza Border', 'Southern', 'Mwanza', 'Sample counter, border post, Mwanza', -15.6108, 34.5165, 'daily', 'mail'],
]

const keyOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Sample counters of the money bureau; telephones and e-mail addresses reach nobody. */
export const sample: Sample<'moneybureau_locations'> = (now) =>
  rows.map(([name, region, district, address, latitude, longitude, open, mailbox], index) => ({
    key: keyOf(name),
    published_at: day(now, -400 + index),
    body: {
      region_id: regionIds[region],
      region_name: region,
      name,
      address,
      region: district,
      phone: `+265 1 000 0${String(index + 61).padStart(2, '0')}`,
      email: mailbox ? `${keyOf(name)}@sample.invalid` : '',
      latitude,
      longtude: longitude,
      status: 'open',
      hours: hours[open],
    },
  }))
