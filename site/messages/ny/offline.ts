import type { SiteMessages } from '../en.ts'

export const offline = {
  title: 'Zosungidwa pa foni ino',
  asOf: 'Zosungidwa, {time}',
  missing: 'Tsamba ili silinasungidwe pa foni ino. Awa asungidwa, ndipo mutha kuwerenga popanda intaneti:',
  nothing: 'Palibe chosungidwa pa foni ino. Intaneti ikabwera, tsegulaninso tsamba lino.',
  news: 'Nkhani',
  branches: 'Nthambi',
  locations: 'Malo osinthira ndalama',
  exchange: 'Mitengo yosinthira ndalama',
  interest: 'Chiwongola dzanja ndi malipiro',
  board: 'Akuluakulu a bungwe',
  team: 'Oyang’anira',
  loans: 'Ngongole',
  currency: 'Ndalama',
  weBuy: 'Timagula',
  weSell: 'Timagulitsa',
  since: 'Kuyambira',
  name: 'Dzina',
  value: 'Mlingo kapena mtengo',
  perYear: '{n}% pachaka',
  most: {
    one: 'Mpaka {sum}, mwezi wosaposa umodzi, {rate}% pachaka',
    other: 'Mpaka {sum}, miyezi yosaposa {n}, {rate}% pachaka',
  },
  phone: 'Foni',
  unsent: 'Sizinatumizidwe. Zomwe mwalemba zili pompano; tumizaninso intaneti ikabwera.',
} as const satisfies SiteMessages['offline']
