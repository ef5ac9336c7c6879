export const places = {
  of: {
    bank: {
      title: 'Find a branch',
      description:
        'Branches of {company:bank} in the Northern, Central and Southern Region of Malawi: address, opening hours, phone and directions.',
      lede: 'Search by town, name or service.',
    },
    holdings: {
      title: 'Branches of the group',
      description:
        'Where to visit the group in Malawi, region by region: address, opening hours, phone and directions.',
      lede: 'Visit the group at any branch of {company:bank}.',
    },
    discount: {
      title: 'Find an office',
      description:
        'Where to meet {company:discount} in Malawi, region by region: address, opening hours, phone and directions.',
      lede: 'Meet our advisers at the branches of {company:bank}. Please call first.',
    },
    bureau: {
      title: 'Find a location',
      description:
        'Counters of {company:bureau} in towns, at airports and at borders in Malawi: address, opening hours, phone and directions.',
      lede: 'Counters in towns, at airports and at borders.',
    },
  },
  titleIn: '{title}: {region}',
  name: { branch: 'Town, branch or service', counter: 'Town, location or address' },
  nameHint: 'For example “Blantyre” or “ATM”.',
  find: 'Find',
  regions: 'Regions',
  all: 'All',
  count: {
    branch: { one: '1 branch', other: '{n} branches' },
    counter: { one: '1 location', other: '{n} locations' },
  },
  matching: 'matching “{name}”',
  none: { branch: 'No branch matches “{name}”.', counter: 'No location matches “{name}”.' },
  clear: 'Show all',
  empty: 'There are none here at the moment.',
  loading: 'Getting the latest list…',
  showMap: 'Show the map',
  near: {
    locate: 'Near me',
    locating: 'Finding where you are…',
    denied:
      'Your phone did not give us your location. Allow it in the browser’s settings, or search by name.',
    timeout: 'It took too long to find your location. Try again outdoors, or search by name.',
    unavailable: 'Your location cannot be found at the moment. Search by name or region instead.',
    unsupported: 'This browser cannot tell where you are. Search by name or region instead.',
    sorted: 'Nearest first',
    forget: 'Sort by region again',
  },
  map: {
    label: 'Map: arrow keys move from place to place',
    regions: { Northern: 'Northern', Central: 'Central', Southern: 'Southern' },
    lake: ['Lake', 'Malawi'],
  },
  row: {
    district: '{name} District',
    hours: 'Opening hours',
    noHours: 'Opening hours not known. Ask before you go.',
    closed: 'Closed for now',
    services: 'Services',
    call: 'Call',
    mail: 'E-mail',
    mapApp: 'Directions in an app',
    mapWeb: 'Directions on the web',
    to: 'to {name}',
    kilometres: '{km}\u00a0km',
  },
  open: {
    open: 'Open now, until {time}',
    always: 'Open now, day and night',
    today: 'Closed now, opens today at {time}',
    tomorrow: 'Closed now, opens tomorrow at {time}',
    later: 'Closed now, opens {day} at {time}',
    holidayTomorrow: 'Closed today: {name}. Opens tomorrow at {time}',
    holidayLater: 'Closed today: {name}. Opens {day} at {time}',
  },
  before: 'Before you go',
  beforeList: [
    'Bring your national ID or passport.',
    'On public holidays counters are closed unless a notice says otherwise.',
    'Mornings in the middle of the month are the quietest.',
  ],
} as const
