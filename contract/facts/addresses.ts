import { brands, type BrandId } from '../brands/names.ts'

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
}

const address = (
  brand: BrandId,
  [address1, address2, address3]: [string, string, string],
  box: string,
  location: string,
  line: string,
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
})

/** The five companies' head offices. All of it is made up: a group puts its own here. */
export const groupAddresses: readonly GroupAddress[] = [
  address(
    'holdings',
    ['Sample House, fifth floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 100',
    'Blantyre',
    '100',
  ),
  address(
    'bank',
    ['Sample House, ground floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 200',
    'Blantyre',
    '200',
  ),
  address(
    'bureau',
    ['Sample Arcade, shop 3', 'Sample Road 12', 'Old Town'],
    'Sample P.O. Box 300',
    'Lilongwe',
    '300',
  ),
  address(
    'discount',
    ['Sample House, second floor', 'Sample Avenue 1', 'Near the sample roundabout'],
    'Sample P.O. Box 400',
    'Blantyre',
    '400',
  ),
  address(
    'properties',
    ['Sample Court, first floor', 'Sample Drive 8', 'City Centre'],
    'Sample P.O. Box 500',
    'Lilongwe',
    '500',
  ),
]
