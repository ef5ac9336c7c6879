// What one finds one's way by on the map: towns, lakes, and where regions meet. Places by GeoNames (CC BY 4.0).

type Side = 'left' | 'right'
type Town = { name: string; latitude: number; longitude: number; side: Side; many?: true }

/** Towns that everybody knows, on which side of its dot each is named, and whether it has many dots. */
export const towns: readonly Town[] = [
  { name: 'Karonga', latitude: -9.9333, longitude: 33.9333, side: 'left' },
  { name: 'Mzuzu', latitude: -11.4656, longitude: 34.0207, side: 'left' },
  { name: 'Kasungu', latitude: -13.0333, longitude: 33.4833, side: 'right' },
  { name: 'Lilongwe', latitude: -13.9669, longitude: 33.7873, side: 'left', many: true },
  { name: 'Salima', latitude: -13.7804, longitude: 34.4587, side: 'right' },
  { name: 'Mangochi', latitude: -14.4781, longitude: 35.2645, side: 'right' },
  { name: 'Zomba', latitude: -15.386, longitude: 35.3188, side: 'right', many: true },
  { name: 'Blantyre', latitude: -15.785, longitude: 35.0085, side: 'left', many: true },
  { name: 'Nsanje', latitude: -16.92, longitude: 35.262, side: 'right' },
]

/** The Central region, drawn roughly: where it meets the others; the country's outline cuts off the rest. */
export const centralRegion = 'M20 264L62 266 100 254 160 246 260 300 182 398 190 436 188 464 160 496 20 500Z'
/** The two lines between the regions. */
export const regionBorders = 'M20 264L62 266 100 254 160 246M182 398L190 436 188 464 160 496 130 520'
