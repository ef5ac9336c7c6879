import { brands, type BrandId } from '../brands/names.ts'
import type { Both } from '../languages.ts'

/** Where a company of the group is found (spec, section 3: title, address1 to 3, box, location), and how it is reached. */
export type GroupAddress = {
  brand: BrandId
  title: string
  address1: string
  address2: string
  address3: string
  box: string
  location: string
  phone: string
  email: string
  /** in degrees, as maps take them; the middle of the town, as long as the address is a sample */
  latitude: number
  longtude: number
  hours: Both
}

const towns = {
  Blantyre: { latitude: -15.7861, longtude: 35.0058 },
  Lilongwe: { latitude: -13.9669, longtude: 33.7873 },
} as const

const hours = (from: string, to: string, saturday?: string): Both => ({
  en: `Monday to Friday ${from}–${to}${saturday ? `, Saturday ${saturday}` : ''}`,
  ny: `Lolemba mpaka Lachisanu ${from}–${to}${saturday ? `, Loweruka ${saturday}` : ''}`,
})

const address = (
  brand: BrandId,
  [address1, address2, address3]: [string, string, string],
  box: string,
  location: keyof typeof towns,
  line: string,
  open: Both,
): GroupAddress => ({
  brand,
  title: brands[brand].name,
  address1,
  address2,
  address3,
  box,
  location,
  phone: `+265 1 000 ${line}`,
  email: `${brand}@sample.invalid`,
  ...towns[location],
  hours: open,
})

/** The head office of a company. */
export const officeOf = (brand: BrandId): GroupAddress => {
  const found = groupAddresses.find((office) => office.brand === brand)
  if (!found) throw new Error(`${brand} has no address`)
  return found
}

/** The five companies' head offices. All of it is made up: a group puts its own here. */
export const groupAddresses: readonly GroupAddress[] = [
  address(
    'holdings',
    ['Sample House, fifth floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 100',
    'Blantyre',
    '100',
    hours('08:00', '17:00'),
  ),
  address(
    'bank',
    ['Sample House, ground floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 200',
    'Blantyre',
    '200',
    hours('08:00', '16:00', '08:00–12:00'),
  ),
  address(
    'bureau',
    ['Sample Arcade, shop 3', 'Sample Road 12', 'Old Town'],
    'Sample P.O. Box 300',
    'Lilongwe',
    '300',
    hours('08:00', '17:00', '08:00–13:00'),
  ),
  address(
    'discount',
    ['Sample House, second floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 400',
    'Blantyre',
    '400',
    hours('08:30', '15:30'),
  ),
  address(
    'properties',
    ['Sample Court, first floor', 'Sample Drive 8', 'City Centre'],
    'Sample P.O. Box 500',
    'Lilongwe',
    '500',
    hours('07:30', '16:30'),
  ),
]
