export const places = {
  of: {
    bank: {
      title: 'Find a branch',
      description:
        'Branches of FDH Bank PLC in the Northern, Central and Southern Region of Malawi: address, opening hours, phone and directions.',
      lede: 'Search by name, or start with your region.',
    },
    holdings: {
      title: 'Branches of the group',
      description:
        'Where the group receives customers in Malawi, region by region: address, opening hours, phone and directions.',
      lede: 'The group receives you at the branches of FDH Bank PLC.',
    },
    discount: {
      title: 'Find an office',
      description:
        'Where clients of First Discount House are received in Malawi, region by region: address, opening hours, phone and directions.',
      lede: 'Our advisers meet you at the branches of FDH Bank PLC. Call first, so that one is there.',
    },
    bureau: {
      title: 'Find a location',
      description:
        'Counters of FDH Money Bureau in towns, at airports and at borders in Malawi: address, opening hours, phone and directions.',
      lede: 'Counters in towns, at airports and at borders.',
    },
  },
  titleIn: (title: string, region: string) => `${title}: ${region}`,
  name: { branch: 'Name of the branch', counter: 'Name of the location' },
  nameHint: 'Part of it is enough, such as “City”.',
  find: 'Find',
  regions: 'Regions',
  all: 'All regions',
  count: {
    branch: (n: number) => (n === 1 ? '1 branch' : `${n} branches`),
    counter: (n: number) => (n === 1 ? '1 location' : `${n} locations`),
  },
  matching: (name: string) => `matching “${name}”`,
  district: (name: string) => `${name} District`,
  hours: 'Opening hours',
  closed: 'Closed for now',
  services: 'Services',
  call: 'Call',
  mail: 'E-mail',
  directions: 'Directions',
  directionsTo: (name: string) => `to ${name} (map website)`,
  none: {
    branch: (name: string) => `No branch matches “${name}” —`,
    counter: (name: string) => `No location matches “${name}” —`,
  },
  clear: 'clear filter',
  empty: 'None here at the moment.',
  before: 'Before you go',
  beforeList: [
    'Bring your national ID or passport.',
    'On public holidays counters are closed unless a notice says otherwise.',
    'Mornings in the middle of the month are the quietest.',
  ],
}
