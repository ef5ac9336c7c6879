/** Messages of what is shown from this device while it is offline; the browser fetches this file alone. */
export const offline = {
  title: 'Saved on this phone',
  asOf: 'Saved copy, {time}',
  missing: 'You are offline, and this page is not saved on this phone. You can read these saved pages:',
  nothing:
    'You are offline, and nothing is saved on this phone yet. Open this page again when you have network.',
  news: 'News',
  branches: 'Branches',
  locations: 'Money bureau locations',
  exchange: 'Exchange rates',
  interest: 'Interest and charges',
  board: 'Board of directors',
  team: 'Management team',
  loans: 'Loans',
  currency: 'Currency',
  weBuy: 'We buy',
  weSell: 'We sell',
  since: 'Since',
  name: 'Name',
  value: 'Rate or price',
  perYear: '{n}% a year',
  most: {
    one: 'Up to {sum}, at most 1 month, {rate}% a year',
    other: 'Up to {sum}, at most {n} months, {rate}% a year',
  },
  phone: 'Telephone',
  unsent:
    'It could not be sent: you are offline. What you typed is still here. Send it again when you have network.',
} as const
