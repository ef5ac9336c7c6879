import type { BrandId } from '#contract/brands/names.ts'
import { addressInBoth } from '../addresses.ts'
import { hours } from '../hours.ts'

const towns = {
  Blantyre: { latitude: -15.7861, longtude: 35.0058 },
  Lilongwe: { latitude: -13.9669, longtude: 33.7873 },
} as const

const office = (
  [address1, address2, address3]: [string, string, string],
  box: string,
  location: keyof typeof towns,
  line: string,
  open: keyof typeof hours,
) => ({
  phone: `+265 1 000 ${line}`,
  office: {
    address1: addressInBoth(address1),
    address2: addressInBoth(address2),
    address3: addressInBoth(address3),
    box,
    location,
    ...towns[location],
  },
  opening: hours[open],
  exceptions: [],
})

/** The five companies' head offices. All of it is made up: a group puts its own here. */
export const offices = {
  holdings: office(
    ['Sample House, fifth floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 100',
    'Blantyre',
    '100',
    'office',
  ),
  bank: office(
    ['Sample House, ground floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 200',
    'Blantyre',
    '200',
    'usual',
  ),
  bureau: office(
    ['Sample Arcade, shop 3', 'Sample Road 12', 'Old Town'],
    'Sample P.O. Box 300',
    'Lilongwe',
    '300',
    'long',
  ),
  discount: office(
    ['Sample House, second floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 400',
    'Blantyre',
    '400',
    'weekdays',
  ),
  properties: office(
    ['Sample Court, first floor', 'Sample Drive 8', 'City Centre'],
    'Sample P.O. Box 500',
    'Lilongwe',
    '500',
    'early',
  ),
} satisfies Record<BrandId, unknown>
