import { regionIds, type RegionName } from '#contract/regions.ts'
import { day } from './day.ts'
import { hours } from './hours.ts'
import type { Sample } from './sample.ts'

const counter = { en: 'Deposits and withdrawals', ny: 'Kusungitsa ndi kutapa ndalama' }
const accounts = { en: 'Account opening and KYC updates', ny: 'Kutsegula akaunti ndi kukonzanso zikalata za KYC' }
const cards = { en: 'Cards and PIN', ny: 'Makhadi ndi PIN' }
const cash = { en: 'ATM, day and night', ny: 'Makina otapira ndalama (ATM), usana ndi usiku' }
const lending = { en: 'Loan advice', ny: 'Malangizo a ngongole' }
const business = { en: 'Business banking desk', ny: 'Desiki ya bizinesi' }
const foreign = { en: 'Foreign currency', ny: 'Kusintha ndalama zakunja' }
const safe = { en: 'Night safe for shops', ny: 'Bokosi losungitsiramo ndalama za m’mashopu usiku' }

const services = {
  full: [counter, accounts, cards, cash, lending, business, foreign, safe],
  branch: [counter, accounts, cards, cash, lending, business],
  small: [counter, accounts, cards, cash],
  point: [counter, accounts],
}

type Row = [
  name: string, region: RegionName, district: string, address: string, latitude: number, longitude: number,
  hours: keyof typeof hours, services: keyof typeof services, mailbox?: 'mail',
]

// Towns' coordinates: GeoNames (geonames.org), CC BY 4.0; those inside the cities are set apart by hand.
const rows: Row[] = [
  ['Lilongwe City Centre', 'Central', 'Lilongwe', 'Sample House, Independence Drive, City Centre, Lilongwe', -13.9601, 33.7892, 'long', 'full', 'mail'],
  ['Lilongwe Old Town', 'Central', 'Lilongwe', 'Sample Plot 4, near the bus depot, Old Town, Lilongwe', -13.9846, 33.7706, 'usual', 'full', 'mail'],
  ['Kanengo', 'Central', 'Lilongwe', 'Sample Plot 28, by the tobacco floors, Kanengo, Lilongwe', -13.8902, 33.7873, 'usual', 'branch', 'mail'],
  ['Area 25', 'Central', 'Lilongwe', 'Sample Plot 9, Nsungwi market road, Area 25, Lilongwe', -13.8861, 33.7709, 'usual', 'small'],
  ['Kawale', 'Central', 'Lilongwe', 'Sample Plot 61, Kawale main road, Lilongwe', -13.9965, 33.7934, 'usual', 'small'],
  ['Lumbadzi', 'Central', 'Lilongwe', 'Sample Plot 2, airport road, Lumbadzi, Lilongwe', -13.7905, 33.7879, 'daily', 'small', 'mail'],
  ['Mitundu', 'Central', 'Lilongwe', 'Sample Plot 7, trading centre, Mitundu, Lilongwe', -14.2431, 33.7758, 'weekdays', 'point'],
  ['Dedza', 'Central', 'Dedza', 'Sample Plot 15, by the boma, Dedza', -14.3779, 34.3332, 'usual', 'branch', 'mail'],
  ['Dowa', 'Central', 'Dowa', 'Sample Plot 3, main road below the boma, Dowa', -13.654, 33.9375, 'weekdays', 'small'],
  ['Mponela', 'Central', 'Dowa', 'Sample Plot 22, along the M1, Mponela', -13.531, 33.7393, 'usual', 'branch', 'mail'],
  ['Kasungu', 'Central', 'Kasungu', 'Sample Plot 18, opposite the market, Kasungu', -13.0333, 33.4833, 'usual', 'branch', 'mail'],
  ['Mchinji', 'Central', 'Mchinji', 'Sample Plot 5, border road, Mchinji', -13.7984, 32.8802, 'usual', 'branch', 'mail'],
  ['Nkhotakota', 'Central', 'Nkhotakota', 'Sample Plot 11, lakeshore road, Nkhotakota', -12.9274, 34.2961, 'usual', 'branch'],
  ['Ntcheu', 'Central', 'Ntcheu', 'Sample Plot 6, along the M1, Ntcheu', -14.8203, 34.6359, 'usual', 'small', 'mail'],
  ['Salima', 'Central', 'Salima', 'Sample Plot 30, by the old railway station, Salima', -13.7804, 34.4587, 'usual', 'branch', 'mail'],
  ['Chipoka', 'Central', 'Salima', 'Sample Plot 1, harbour road, Chipoka', -13.9933, 34.5157, 'weekdays', 'point'],
  ['Mzuzu', 'Northern', 'Mzimba', 'Sample House, Orton Chirwa Avenue, Mzuzu', -11.4656, 34.0207, 'long', 'full', 'mail'],
  ['Katoto', 'Northern', 'Mzimba', 'Sample Plot 8, Katoto shops, Mzuzu', -11.4489, 34.0132, 'usual', 'small'],
  ['Luwinga', 'Northern', 'Mzimba', 'Sample Plot 44, Luwinga trading centre, Mzuzu', -11.4312, 34.0069, 'usual', 'small', 'mail'],
  ['Mzimba', 'Northern', 'Mzimba', 'Sample Plot 13, by the boma, Mzimba', -11.9, 33.6, 'usual', 'branch', 'mail'],
  ['Chitipa', 'Northern', 'Chitipa', 'Sample Plot 10, main street, Chitipa', -9.7024, 33.2697, 'weekdays', 'small'],
  ['Karonga', 'Northern', 'Karonga', 'Sample Plot 19, along the M1 by the clock, Karonga', -9.9333, 33.9333, 'usual', 'branch', 'mail'],
  ['Rumphi', 'Northern', 'Rumphi', 'Sample Plot 14, market road, Rumphi', -11.0186, 33.8575, 'usual', 'small', 'mail'],
  ['Livingstonia', 'Northern', 'Rumphi', 'Sample Plot 2, mission road, Livingstonia', -10.606, 34.1079, 'weekdays', 'point'],
  ['Nkhata Bay', 'Northern', 'Nkhata Bay', 'Sample Plot 16, above the jetty, Nkhata Bay', -11.6066, 34.2907, 'usual', 'branch', 'mail'],
  ['Likoma', 'Northern', 'Likoma', 'Sample Plot 1, near the cathedral, Likoma Island', -12.0667, 34.7333, 'weekdays', 'small'],
  ['Chisumulu', 'Northern', 'Likoma', 'Sample Plot 1, beach landing, Chisumulu Island', -12.0286, 34.6242, 'weekdays', 'point'],
  ['Blantyre Victoria Avenue', 'Southern', 'Blantyre', 'Sample House, Victoria Avenue, Blantyre', -15.7863, 35.0061, 'long', 'full', 'mail'],
  ['Limbe', 'Southern', 'Blantyre', 'Sample Plot 33, Livingstone Avenue, Limbe', -15.8104, 35.0571, 'long', 'full', 'mail'],
  ['Chichiri', 'Southern', 'Blantyre', 'Sample shop 12, the mall, Chichiri, Blantyre', -15.8009, 35.0338, 'daily', 'full', 'mail'],
  ['Ginnery Corner', 'Southern', 'Blantyre', 'Sample Plot 21, Ginnery Corner, Blantyre', -15.7962, 35.0184, 'usual', 'branch'],
  ['Ndirande', 'Southern', 'Blantyre', 'Sample Plot 57, by the market, Ndirande, Blantyre', -15.7729, 35.0386, 'usual', 'small', 'mail'],
  ['Chirimba', 'Southern', 'Blantyre', 'Sample Plot 40, industrial road, Chirimba, Blantyre', -15.7434, 35.0067, 'usual', 'branch'],
  ['Lunzu', 'Southern', 'Blantyre', 'Sample Plot 17, along the M1, Lunzu', -15.6548, 35.0196, 'usual', 'small', 'mail'],
  ['Zomba', 'Southern', 'Zomba', 'Sample House, below the old capitol, Zomba', -15.386, 35.3188, 'usual', 'full', 'mail'],
  ['Chirunga', 'Southern', 'Zomba', 'Sample Plot 3, college road, Chirunga, Zomba', -15.3902, 35.3371, 'weekdays', 'small', 'mail'],
  ['Mpondabwino', 'Southern', 'Zomba', 'Sample Plot 25, by the bus stage, Mpondabwino, Zomba', -15.4031, 35.3247, 'usual', 'small'],
  ['Balaka', 'Southern', 'Balaka', 'Sample Plot 12, market road, Balaka', -14.9793, 34.9558, 'usual', 'branch', 'mail'],
  ['Chikwawa', 'Southern', 'Chikwawa', 'Sample Plot 6, by the boma, Chikwawa', -16.0335, 34.8009, 'usual', 'small'],
  ['Liwonde', 'Southern', 'Machinga', 'Sample Plot 20, by the barrage, Liwonde', -15.0666, 35.2254, 'usual', 'branch', 'mail'],
  ['Machinga', 'Southern', 'Machinga', 'Sample Plot 4, main road, Machinga', -15.1685, 35.3, 'weekdays', 'point'],
  ['Mangochi', 'Southern', 'Mangochi', 'Sample Plot 23, by the clock tower, Mangochi', -14.4781, 35.2645, 'usual', 'branch', 'mail'],
  ['Monkey Bay', 'Southern', 'Mangochi', 'Sample Plot 7, harbour road, Monkey Bay', -14.0824, 34.9165, 'weekdays', 'small'],
  ['Mulanje', 'Southern', 'Mulanje', 'Sample Plot 9, Chitakale trading centre, Mulanje', -16.0316, 35.5, 'usual', 'branch', 'mail'],
  ['Mwanza', 'Southern', 'Mwanza', 'Sample Plot 5, border road, Mwanza', -15.6026, 34.5248, 'usual', 'branch', 'mail'],
  ['Neno', 'Southern', 'Neno', 'Sample Plot 2, by the boma, Neno', -15.398, 34.6534, 'weekdays', 'point'],
  ['Nsanje', 'Southern', 'Nsanje', 'Sample Plot 8, port road, Nsanje', -16.92, 35.262, 'usual', 'small'],
  ['Phalombe', 'Southern', 'Phalombe', 'Sample Plot 3, market road, Phalombe', -15.8064, 35.6507, 'weekdays', 'small'],
  ['Luchenza', 'Southern', 'Thyolo', 'Sample Plot 11, by the railway line, Luchenza', -16.0069, 35.3095, 'usual', 'small', 'mail'],
  ['Thyolo', 'Southern', 'Thyolo', 'Sample Plot 14, above the tea estates, Thyolo', -16.0678, 35.1405, 'usual', 'branch', 'mail'],
]

const keyOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Sample branches in real towns; plots, telephones and e-mail addresses are samples that reach nobody. */
export const sample: Sample<'branches'> = (now) =>
  rows.map(([name, region, district, address, latitude, longitude, open, offers, mailbox], index) => ({
    key: keyOf(name),
    published_at: day(now, -700 + index),
    body: {
      region_id: regionIds[region],
      region_name: region,
      name,
      address,
      region: district,
      phone: `+265 1 000 0${String(index + 1).padStart(2, '0')}`,
      email: mailbox ? `${keyOf(name)}@sample.invalid` : '',
      latitude,
      longtude: longitude,
      status: name === 'Neno' ? 'closed' : 'open',
      hours: hours[open],
      services: services[offers],
    },
  }))
